#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <term.h>
#undef columns
#include <termios.h>
#include <unistd.h>

// What a crash handler writes: it may call nothing of ncurses, so it is prepared at the start.
static char restore_bytes[512];
static size_t restore_length;
static struct termios restore_modes;
static bool has_modes;
static volatile sig_atomic_t is_open;
static SCREEN *screen;

// While the screen is drawn, what anybody writes to standard output or error would spoil it. Both
// lead into a file in memory, and what is in it is shown when the terminal is given back.
static int terminal = STDOUT_FILENO;
static int former_error = -1;
static int captured = -1;

// ncurses 6.4 writes at every movement of the cursor, more than a hundred times a frame. While the
// screen is open its descriptor leads into a second file in memory, and nc_flush sends a frame to
// the terminal in one write. ncurses needs the terminal itself only to set its modes.
static int screen_output = -1;
static int frame = -1;
static char *frame_bytes;
static size_t frame_capacity;

static void hold_frames(void) {
  if (frame < 0) frame = memfd_create("widgettui-frame", MFD_CLOEXEC);
  if (frame < 0) return;
  lseek(frame, 0, SEEK_SET);
  dup3(frame, screen_output, O_CLOEXEC);
}

// Frames go to the terminal through an opening of its own that does not block: output may be stopped
// (Ctrl-S) or nobody read it, and signals are to be heeded all the same.
static int frame_output = -1;
// Becomes readable when the wait for the terminal is to end, or -1.
static int interrupts = -1;
// True if a part of a frame was not sent: what the screen shows is not known then.
static bool is_cut;

static void open_frame_output(void) {
  if (frame_output >= 0) return;
  char name[64];
  if (ttyname_r(terminal, name, sizeof name) == 0) {
    frame_output = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  }
  if (frame_output < 0) frame_output = fcntl(terminal, F_DUPFD_CLOEXEC, 3);
}

// A terminal with the mode 2026 shows a frame once it has come whole.
static const char frame_begin[] = "\033[?2026h", frame_end[] = "\033[?2026l";
enum { mark_length = sizeof frame_begin - 1 };
static bool is_synchronized = false;
// A terminal with the mode 2031 tells when its theme changes.
static const char theme_reports[] = "\033[?2031h", no_theme_reports[] = "\033[?2031l";
static bool reports_theme = false;

// Waits until the terminal takes something; false if there is something else to do first.
static bool has_room(void) {
  struct pollfd polled[] = {{frame_output, POLLOUT, 0}, {interrupts, POLLIN, 0}};
  while (poll(polled, 2, -1) < 0) {
    if (errno != EINTR) return true;
  }
  return polled[0].revents != 0;
}

static void send_all(const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t sent = write(frame_output, bytes, length);
    if (sent < 0 && errno != EINTR && errno != EAGAIN) return;
    if (sent > 0) {
      bytes += sent;
      length -= (size_t)sent;
    } else if (!has_room()) {
      is_cut = true;
      return;
    }
  }
}

// Sends a frame, which stands in the buffer with room for the marks on both sides.
static void send_marked(size_t length) {
  if (!is_synchronized) return send_all(frame_bytes + mark_length, length);
  memcpy(frame_bytes, frame_begin, mark_length);
  memcpy(frame_bytes + mark_length + length, frame_end, mark_length);
  send_all(frame_bytes, length + 2 * mark_length);
}

static uint32_t octants[256];
static bool has_octants = false;

void nc_replace_braille(const uint32_t *characters) {
  has_octants = characters != NULL;
  if (has_octants) memcpy(octants, characters, sizeof octants);
}

static size_t put_utf8(char *bytes, uint32_t character) {
  if (character < 0x80) {
    bytes[0] = (char)character;
    return 1;
  }
  if (character < 0x10000) {
    bytes[0] = (char)(0xE0 | character >> 12);
    bytes[1] = (char)(0x80 | (character >> 6 & 0x3F));
    bytes[2] = (char)(0x80 | (character & 0x3F));
    return 3;
  }
  bytes[0] = (char)(0xF0 | character >> 18);
  bytes[1] = (char)(0x80 | (character >> 12 & 0x3F));
  bytes[2] = (char)(0x80 | (character >> 6 & 0x3F));
  bytes[3] = (char)(0x80 | (character & 0x3F));
  return 4;
}

// Puts the characters that stand for braille, three bytes each, by at most four. `to` lies so far before `from`
// that it never catches up. Returns the new length.
static size_t replace_braille(char *to, const char *from, size_t length) {
  const unsigned char *in = (const unsigned char *)from, *end = in + length;
  char *out = to;
  while (in < end) {
    if (end - in >= 3 && in[0] == 0xE2 && in[1] >= 0xA0 && in[1] <= 0xA3) {
      out += put_utf8(out, octants[(in[1] & 3) << 6 | (in[2] & 0x3F)]);
      in += 3;
    } else {
      *out++ = (char)*in++;
    }
  }
  return (size_t)(out - to);
}

// Sends what ncurses wrote since the last time.
static void send_frame(void) {
  if (frame < 0) return;
  off_t length = lseek(frame, 0, SEEK_CUR);
  if (length <= 0) return;
  size_t growth = has_octants ? (size_t)length / 3 + 1 : 0;
  size_t needed = (size_t)length + growth + 2 * mark_length;
  if (needed > frame_capacity) {
    char *larger = realloc(frame_bytes, needed);
    if (larger == NULL) return;
    frame_bytes = larger;
    frame_capacity = needed;
  }
  char *bytes = frame_bytes + mark_length;
  ssize_t count = pread(frame, bytes + growth, (size_t)length, 0);
  lseek(frame, 0, SEEK_SET);
  if (count <= 0) return;
  send_marked(has_octants ? replace_braille(bytes, bytes + growth, (size_t)count) : (size_t)count);
}

// Whether the terminal takes output, if it has to be told to go on.
static bool is_heard(void) {
  struct pollfd polled = {frame_output, POLLOUT, 0};
  if (poll(&polled, 1, 0) != 0) return true;
  // Linux lets output that a key stopped go on only after it was stopped by a program, too.
  tcflow(terminal, TCOOFF);
  tcflow(terminal, TCOON);
  return poll(&polled, 1, 200) != 0;
}

// Gives ncurses the terminal itself again.
static void release_frames(void) {
  if (frame < 0) return;
  send_frame();
  dup3(terminal, screen_output, O_CLOEXEC);
}
enum { captured_most = 1 << 20, shown_most = 1 << 16 };

static void capture(void) {
  if (captured < 0) captured = memfd_create("widgettui-output", MFD_CLOEXEC);
  if (captured < 0) return;
  fflush(stdout);
  dup2(captured, STDOUT_FILENO);
  dup2(captured, STDERR_FILENO);
}

// Puts both back and shows the end of what came meanwhile; calls nothing a crash forbids.
static void show_captured(void) {
  if (captured < 0) return;
  dup2(terminal, STDOUT_FILENO);
  dup2(former_error, STDERR_FILENO);
  off_t end = lseek(captured, 0, SEEK_END);
  off_t start = end > shown_most ? end - shown_most : 0;
  char bytes[4096];
  while (start < end) {
    ssize_t count = pread(captured, bytes, sizeof bytes, start);
    if (count <= 0 || write(STDERR_FILENO, bytes, (size_t)count) < 0) break;
    start += count;
  }
  if (ftruncate(captured, 0) == 0) lseek(captured, 0, SEEK_SET);
}

static const char *text_of(const char *capability) {
  const char *bytes = tigetstr(capability);
  return bytes == (char *)-1 ? NULL : bytes;
}

static void prepare(const char *capability) {
  const char *bytes = text_of(capability);
  if (bytes == NULL) return;
  size_t length = strlen(bytes);
  if (restore_length + length > sizeof restore_bytes) return;
  memcpy(restore_bytes + restore_length, bytes, length);
  restore_length += length;
}

// Cells stand where they are put: a terminal that orders letters from right to left by itself would
// exchange what stands in two tiles. The mode BDSM of ECMA-48 says who orders; others ignore it.
static const char explicit_order[] = "\033[8l", implicit_order[] = "\033[8h";
static bool is_ordered = false;

static bool has_modes_of_ecma48(void) {
  const char *bytes = text_of("cup");
  return bytes != NULL && strncmp(bytes, "\033[", 2) == 0;
}

static void prepare_order(void) {
  size_t length = sizeof implicit_order - 1;
  if (!is_ordered || restore_length + length > sizeof restore_bytes) return;
  memcpy(restore_bytes + restore_length, implicit_order, length);
  restore_length += length;
}

// Writes where ncurses writes, and so before the next frame.
static void keep_order(bool is_kept) {
  if (!is_ordered) return;
  const char *bytes = is_kept ? explicit_order : implicit_order;
  ssize_t ignored = write(screen_output, bytes, sizeof explicit_order - 1);
  (void)ignored;
}

// Presses and the wheel are reported in the form of SGR (1006), which has no limit of columns; a
// terminal that does not know it reports in its older form. A terminal without mouse has no kmous.
static const char mouse_on[] = "\033[?1000h\033[?1006h", mouse_off[] = "\033[?1006l\033[?1000l";
static bool wants_mouse, reports_mouse;

static void use_mouse(bool is_used) {
  if (is_used == reports_mouse || (is_used && text_of("kmous") == NULL)) return;
  const char *bytes = is_used ? mouse_on : mouse_off;
  ssize_t ignored = write(screen_output, bytes, sizeof mouse_on - 1);
  (void)ignored;
  reports_mouse = is_used;
}

void nc_use_mouse(bool is_used) {
  wants_mouse = is_used;
  size_t length = sizeof mouse_off - 1;
  bool is_prepared = memmem(restore_bytes, restore_length, mouse_off, length) != NULL;
  if (is_used && !is_prepared && text_of("kmous") != NULL
      && restore_length + length <= sizeof restore_bytes) {
    memmove(restore_bytes + length, restore_bytes, restore_length);
    memcpy(restore_bytes, mouse_off, length);
    restore_length += length;
  }
  if (is_open) use_mouse(is_used);
}

// A terminal with the mode 2004 marks what is pasted, which is no typing then.
static const char paste_marks[] = "\033[?2004h", no_paste_marks[] = "\033[?2004l";

static void mark_pastes(bool are_marked) {
  if (!is_ordered) return;
  const char *bytes = are_marked ? paste_marks : no_paste_marks;
  ssize_t ignored = write(screen_output, bytes, sizeof paste_marks - 1);
  (void)ignored;
}

// Removes all pictures of kitty's protocol and frees what they are made of.
static const char no_pictures[] = "\033_Ga=d,d=A,q=2\033\\";
static bool shows_pictures = false;

void nc_use_pictures(bool is_used) {
  size_t length = sizeof no_pictures - 1;
  shows_pictures = is_used;
  bool is_prepared = memmem(restore_bytes, restore_length, no_pictures, length) != NULL;
  if (!is_used || is_prepared || restore_length + length > sizeof restore_bytes) return;
  // On this screen, so before the other one is shown.
  memmove(restore_bytes + length, restore_bytes, restore_length);
  memcpy(restore_bytes, no_pictures, length);
  restore_length += length;
}

bool nc_is_cut(void) { return is_cut; }

static void prepare_text(const char *bytes) {
  size_t length = strlen(bytes);
  if (restore_length + length > sizeof restore_bytes) return;
  memcpy(restore_bytes + restore_length, bytes, length);
  restore_length += length;
}

static void prepare_modes(void) {
  if (reports_theme) prepare_text(no_theme_reports);
  if (is_ordered) prepare_text(no_paste_marks);
  // A crash may come in the middle of a frame.
  if (is_synchronized) prepare_text(frame_end);
}

static void follow_theme(bool is_followed) {
  if (!reports_theme) return;
  const char *bytes = is_followed ? theme_reports : no_theme_reports;
  ssize_t ignored = write(screen_output, bytes, sizeof theme_reports - 1);
  (void)ignored;
}

void nc_use_modes(bool has_frames, bool has_reports) {
  const bool begins_frames = has_frames && !is_synchronized;
  const bool begins_reports = has_reports && !reports_theme;
  is_synchronized = has_frames;
  reports_theme = has_reports;
  if (!is_open) return;
  // What a crash sends was made up when the terminal was opened.
  if (begins_reports) prepare_text(no_theme_reports);
  if (begins_frames) prepare_text(frame_end);
  if (begins_reports) follow_theme(true);
}

static void do_nothing(int signal_number) { (void)signal_number; }

// Without a handler of somebody's, ncurses ignores SIGTSTP during each update, and a Ctrl-Z that
// waits to be read from a signalfd is thrown away. With one it leaves the signal alone.
static void keep_stop_signal(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = do_nothing;
  sigaction(SIGTSTP, &action, NULL);
}

bool nc_open(const char *type) {
  keep_stop_signal();
  has_modes = tcgetattr(STDIN_FILENO, &restore_modes) == 0;
  if (former_error < 0) {
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    former_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  }
  if (screen_output < 0) screen_output = fcntl(terminal, F_DUPFD_CLOEXEC, 3);
  FILE *output = fdopen(screen_output, "w");
  if (output == NULL) return false;
  screen = newterm(type, output, stdin);
  if (screen == NULL) return false;
  set_term(screen);
  if (tigetstr("cup") == NULL || tigetstr("cup") == (char *)-1) {
    endwin();
    delscreen(screen);
    return false;
  }
  noecho();
  cbreak();
  nonl();
  curs_set(0);
  set_escdelay(25);
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, TRUE);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  restore_length = 0;
  prepare("sgr0");
  prepare("op");
  prepare("rmkx");
  prepare("cnorm");
  prepare("rmcup");
  is_ordered = has_modes_of_ecma48();
  prepare_order();
  // Its reports are decoded with the other sequences, whole or in pieces.
  keyok(KEY_MOUSE, FALSE);
  prepare_modes();
  // What is typed ahead must not hold a frame back half drawn.
  typeahead(-1);
  open_frame_output();
  hold_frames();
  keep_order(true);
  mark_pastes(true);
  follow_theme(true);
  capture();
  is_open = 1;
  return true;
}

void nc_ring(void) { beep(); }

void nc_close(void) {
  if (!is_open) return;
  is_open = 0;
  bool is_heard_now = is_heard();
  if (is_heard_now) {
    if (shows_pictures) nc_send(no_pictures, sizeof no_pictures - 1);
    release_frames();
  } else if (captured >= 0 && ftruncate(captured, 0) == 0) {
    // Whatever was written now would wait without end.
    lseek(captured, 0, SEEK_SET);
  }
  endwin();
  if (is_heard_now) {
    use_mouse(false);
    keep_order(false);
    mark_pastes(false);
    follow_theme(false);
  }
  reports_mouse = false;
  // Where there is no other screen to go back to, the last row stays: what comes next has its own.
  if (is_heard_now && text_of("rmcup") == NULL) {
    ssize_t ignored = write(terminal, "\r\n", 2);
    (void)ignored;
  }
  // ncurses sets the modes where it writes, and that may not have been the terminal.
  if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &restore_modes);
  show_captured();
}

void nc_reopen(void) {
  capture();
  is_open = 1;
  // The next frame paints the whole screen: what was there before is not shown once more.
  erase();
  refresh();
  curs_set(0);
  // ncurses would do so only when it next reads, after the first arrow had been misunderstood.
  keypad(stdscr, TRUE);
  hold_frames();
  keep_order(true);
  mark_pastes(true);
  use_mouse(wants_mouse);
  follow_theme(true);
  redrawwin(stdscr);
}

int nc_colors(void) { return has_colors() ? COLORS : 0; }

void nc_size(int *columns, int *rows) {
  *columns = COLS;
  *rows = LINES;
}

void nc_resize(int columns, int rows) {
  resizeterm(rows, columns);
  // Two resizes may be told by one signal, and the size be the same again: what the terminal has
  // shifted and cut meanwhile, ncurses cannot know.
  clearok(curscr, TRUE);
}

int nc_pair(int foreground, int background) {
  if (foreground < 0 && background < 0) return 0;
  int pair = alloc_pair(foreground, background);
  return pair < 0 ? 0 : pair;
}

// The extended pair goes through the last argument of setcchar; the short one is for pairs below 2^15.
static bool make_cell(cchar_t *cell, const wchar_t *text, int attributes, int pair) {
  attr_t bits = A_NORMAL;
  if (attributes & NC_BOLD) bits |= A_BOLD;
  if (attributes & NC_DIM) bits |= A_DIM;
  if (attributes & NC_ITALIC) bits |= A_ITALIC;
  if (attributes & NC_UNDERLINE) bits |= A_UNDERLINE;
  if (attributes & NC_REVERSE) bits |= A_REVERSE;
  return setcchar(cell, text, bits, 0, &pair) != ERR;
}

void nc_put(int y, int x, const wchar_t *text, int attributes, int pair) {
  cchar_t cell;
  if (make_cell(&cell, text, attributes, pair)) mvadd_wch(y, x, &cell);
}

void nc_put_row(int y, int x, const nc_character *characters, int count) {
  enum { most = 64 };
  cchar_t cells[most];
  while (count > 0) {
    int length = count < most ? count : most;
    for (int i = 0; i < length; i++) {
      const nc_character *it = &characters[i], *former = it - 1;
      if (i > 0 && it->attributes == former->attributes && it->pair == former->pair) {
        // The look of the neighbour, without making it again.
        cells[i] = cells[i - 1];
        cells[i].chars[0] = (wchar_t)it->character;
      } else {
        wchar_t text[2] = {(wchar_t)it->character, 0};
        if (!make_cell(&cells[i], text, it->attributes, it->pair)) return;
      }
    }
    mvadd_wchnstr(y, x, cells, length);
    characters += length;
    x += length;
    count -= length;
  }
}

bool nc_has_clipboard(void) {
  const char *bytes = text_of("Ms");
  return bytes != NULL && strncmp(bytes, "\033]52;", 5) == 0;
}

void nc_send(const char *bytes, int length) {
  while (length > 0) {
    ssize_t sent = write(screen_output, bytes, (size_t)length);
    if (sent < 0 && errno != EINTR) return;
    if (sent > 0) {
      bytes += sent;
      length -= (int)sent;
    }
  }
}

void nc_interrupt_by(int descriptor) { interrupts = descriptor; }

void nc_update(void) {
  if (is_cut) clearok(curscr, TRUE);
  is_cut = false;
  wnoutrefresh(stdscr);
  doupdate();
}

void nc_keep_cells(void) { idcok(stdscr, FALSE); }

void nc_forget(int y, int x, int count) {
  // A character of private use, which no picture has.
  cchar_t unknown;
  if (setcchar(&unknown, L"\uE000", A_NORMAL, 0, NULL) == ERR) return;
  int former_y, former_x;
  getyx(curscr, former_y, former_x);
  for (int i = 0; i < count; i++) mvwadd_wch(curscr, y, x + i, &unknown);
  wmove(curscr, former_y, former_x);
}

void nc_flush(void) {
  nc_update();
  send_frame();
  struct stat state;
  if (captured >= 0 && fstat(captured, &state) == 0 && state.st_size > captured_most) {
    if (ftruncate(captured, 0) == 0) lseek(captured, 0, SEEK_SET);
  }
}

int nc_width(wchar_t character) { return wcwidth(character); }

void nc_redraw_all(void) { clearok(curscr, TRUE); }

int nc_key(bool *is_key) {
  wint_t key;
  switch (get_wch(&key)) {
    case OK: *is_key = false; return (int)key;
    case KEY_CODE_YES: *is_key = true; return (int)key;
    default: *is_key = false; return -1;
  }
}

void nc_unread(const char *bytes, int count) {
  while (count > 0 && ungetch((unsigned char)bytes[--count]) != ERR) continue;
}

static const int crashes[] = {SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE};
enum { crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction former[crash_count];

static void give_back(void) {
  ssize_t ignored = write(terminal, restore_bytes, restore_length);
  (void)ignored;
  if (has_modes) tcsetattr(STDIN_FILENO, TCSANOW, &restore_modes);
  is_open = 0;
  show_captured();
}

void nc_restore(void) {
  // Another thread may be the one that waits for this terminal.
  struct pollfd polled = {terminal, POLLOUT, 0};
  if (is_open && poll(&polled, 1, 0) == 1 && polled.revents == POLLOUT) give_back();
}

static void restore_and_raise(int signal_number) {
  if (is_open) give_back();
  // Whoever handled the signal before, the default action included, does so now.
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] == signal_number) sigaction(signal_number, &former[i], NULL);
  }
  raise(signal_number);
}

void nc_restore_on_crash(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = restore_and_raise;
  action.sa_flags = SA_NODEFER;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &former[i]);
}
