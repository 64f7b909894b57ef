// Mosquitto's client library for MQTT, loaded when it is first needed.
#pragma once

#include <mosquitto.h>
#include <stdint.h>

/// The functions of libmosquitto that are used here, under their own names.
struct cmosquitto {
  __typeof__(&mosquitto_lib_init) lib_init;
  __typeof__(&mosquitto_new) new_client;
  __typeof__(&mosquitto_destroy) destroy;
  __typeof__(&mosquitto_int_option) int_option;
  __typeof__(&mosquitto_username_pw_set) username_pw_set;
  __typeof__(&mosquitto_tls_set) tls_set;
  __typeof__(&mosquitto_will_set) will_set;
  __typeof__(&mosquitto_connect) connect;
  __typeof__(&mosquitto_disconnect) disconnect;
  __typeof__(&mosquitto_subscribe) subscribe;
  __typeof__(&mosquitto_publish) publish;
  __typeof__(&mosquitto_socket) socket;
  __typeof__(&mosquitto_want_write) want_write;
  __typeof__(&mosquitto_loop_read) loop_read;
  __typeof__(&mosquitto_loop_write) loop_write;
  __typeof__(&mosquitto_loop_misc) loop_misc;
  __typeof__(&mosquitto_connect_callback_set) connect_callback_set;
  __typeof__(&mosquitto_disconnect_callback_set) disconnect_callback_set;
  __typeof__(&mosquitto_subscribe_callback_set) subscribe_callback_set;
  __typeof__(&mosquitto_publish_callback_set) publish_callback_set;
  __typeof__(&mosquitto_message_callback_set) message_callback_set;
  __typeof__(&mosquitto_log_callback_set) log_callback_set;
};

/// The library's functions, once it is ready; NULL where it is not installed. Any thread may ask.
const struct cmosquitto *cmosquitto_load(void);

/// The bytes that a TCP socket's reader has taken so far, or -1 where the kernel does not tell.
int64_t cmosquitto_taken(int socket);
