#include "CMosquitto.h"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "CLinux.h"

static struct cmosquitto functions;

static const struct clinux_symbol symbols[] = {
    {"mosquitto_lib_init", (void **)&functions.lib_init},
    {"mosquitto_new", (void **)&functions.new_client},
    {"mosquitto_destroy", (void **)&functions.destroy},
    {"mosquitto_int_option", (void **)&functions.int_option},
    {"mosquitto_username_pw_set", (void **)&functions.username_pw_set},
    {"mosquitto_tls_set", (void **)&functions.tls_set},
    {"mosquitto_will_set", (void **)&functions.will_set},
    {"mosquitto_connect", (void **)&functions.connect},
    {"mosquitto_disconnect", (void **)&functions.disconnect},
    {"mosquitto_subscribe", (void **)&functions.subscribe},
    {"mosquitto_publish", (void **)&functions.publish},
    {"mosquitto_socket", (void **)&functions.socket},
    {"mosquitto_want_write", (void **)&functions.want_write},
    {"mosquitto_loop_read", (void **)&functions.loop_read},
    {"mosquitto_loop_write", (void **)&functions.loop_write},
    {"mosquitto_loop_misc", (void **)&functions.loop_misc},
    {"mosquitto_connect_callback_set", (void **)&functions.connect_callback_set},
    {"mosquitto_disconnect_callback_set", (void **)&functions.disconnect_callback_set},
    {"mosquitto_subscribe_callback_set", (void **)&functions.subscribe_callback_set},
    {"mosquitto_publish_callback_set", (void **)&functions.publish_callback_set},
    {"mosquitto_message_callback_set", (void **)&functions.message_callback_set},
    {"mosquitto_log_callback_set", (void **)&functions.log_callback_set},
    {0, 0},
};

static void begin(void) { functions.lib_init(); }

const struct cmosquitto *cmosquitto_load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libmosquitto.so.1", symbols);
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (!clinux_load(&library)) return 0;
  pthread_once(&once, begin);
  return &functions;
}

int64_t cmosquitto_taken(int socket) {
  struct tcp_info info;
  socklen_t size = sizeof info;
  int waiting = 0;
  if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return -1;
  if (size < offsetof(struct tcp_info, tcpi_bytes_received) + sizeof info.tcpi_bytes_received)
    return -1;
  if (ioctl(socket, FIONREAD, &waiting) != 0) return -1;
  return (int64_t)info.tcpi_bytes_received - waiting;
}
