#define _GNU_SOURCE
#include "CNcurses.h"

#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

// Terminals that take 24-bit colour often have no terminfo entry that says so: the *-direct entries
// are in a package of their own, and are of other terminals than the user's. So the user's entry is
// compiled anew with colours as SGR 38;2, and handed to ncurses in TERMINFO, where it takes entries in
// hexadecimal digits. The form is that of term(5), with numbers of 32 bits.

static const char type_name[] = "widgettui-direct";

#define PART "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d"
static const char direct_foreground[] = "\033[%?%p1%{8}%<%t3%p1%d%e38;2;" PART "%;m";
static const char direct_background[] = "\033[%?%p1%{8}%<%t4%p1%d%e48;2;" PART "%;m";

// Names of extensions that ncurses itself, or who uses it, asks for.
static const char *const flags[] = {"AX", "XT", "RGB"};
static const char *const texts[] = {"E3", "XM", "xm", "Ss", "Se", "BE", "BD", "PS", "PE", "kxIN", "kxOUT"};
enum { flag_count = sizeof flags / sizeof *flags, most_texts = sizeof texts / sizeof *texts };

enum { capacity = 1 << 15, no_text = -1 };

struct table {
  char bytes[capacity];
  int length;
  bool is_full;
};

static int add_text(struct table *table, const char *text) {
  int length = (int)strlen(text) + 1;
  if (table->length + length > capacity) {
    table->is_full = true;
    return no_text;
  }
  memcpy(table->bytes + table->length, text, (size_t)length);
  table->length += length;
  return table->length - length;
}

static void put_byte(struct table *to, int byte) {
  if (to->length == capacity) {
    to->is_full = true;
  } else {
    to->bytes[to->length++] = (char)byte;
  }
}

static void put_short(struct table *to, int number) {
  put_byte(to, number & 255);
  put_byte(to, number >> 8 & 255);
}

static void put_long(struct table *to, int number) {
  put_short(to, number);
  put_short(to, number >> 16);
}

static void put_all(struct table *to, const struct table *from) {
  for (int i = 0; i < from->length; i++) put_byte(to, from->bytes[i]);
}

static void put_even(struct table *to) {
  if (to->length % 2 != 0) put_byte(to, 0);
}

static int count(const char *const *names) {
  int number = 0;
  while (names[number] != NULL) number++;
  return number;
}

static bool is_one_of(const char *name, const char *const *names) {
  for (; *names != NULL; names++) {
    if (strcmp(name, *names) == 0) return true;
  }
  return false;
}

static int flag(const char *name) {
  // The palette is not changed, and its colours have no numbers.
  static const char *const absent[] = {"ccc", "hls", NULL};
  return is_one_of(name, absent) ? 0 : tigetflag(name) > 0;
}

static int number(const char *name) {
  if (strcmp(name, "colors") == 0) return 1 << 24;
  if (strcmp(name, "pairs") == 0) return 1 << 16;
  int value = tigetnum(name);
  return value < 0 ? -1 : value;
}

static const char *text(const char *name) {
  static const char *const absent[] = {"initc", "initp", "oc", "scp", "setf", "setb", NULL};
  if (is_one_of(name, absent)) return NULL;
  if (strcmp(name, "setaf") == 0) return direct_foreground;
  if (strcmp(name, "setab") == 0) return direct_background;
  const char *value = tigetstr(name);
  if (value == (char *)-1) value = NULL;
  return value == NULL && strcmp(name, "op") == 0 ? "\033[39;49m" : value;
}

static void put_standard(struct table *entry) {
  static struct table strings;
  strings.length = 0;
  int flags = count(boolnames), numbers = count(numnames), texts = count(strnames);
  static int offsets[1024];
  if (texts > 1024) texts = 1024;
  for (int i = 0; i < texts; i++) {
    const char *value = text(strnames[i]);
    offsets[i] = value == NULL ? no_text : add_text(&strings, value);
  }
  put_short(entry, 01036);
  put_short(entry, (int)sizeof type_name);
  put_short(entry, flags);
  put_short(entry, numbers);
  put_short(entry, texts);
  put_short(entry, strings.length);
  for (size_t i = 0; i < sizeof type_name; i++) put_byte(entry, type_name[i]);
  for (int i = 0; i < flags; i++) put_byte(entry, flag(boolnames[i]));
  put_even(entry);
  for (int i = 0; i < numbers; i++) put_long(entry, number(numnames[i]));
  for (int i = 0; i < texts; i++) put_short(entry, offsets[i]);
  put_all(entry, &strings);
  entry->is_full = entry->is_full || strings.is_full;
}

static void put_extended(struct table *entry) {
  static struct table values, names;
  values.length = names.length = 0;
  int value_offsets[most_texts], name_offsets[flag_count + most_texts + 1], found = 0, name = 0;
  for (int i = 0; i < flag_count; i++) name_offsets[name++] = add_text(&names, flags[i]);
  // So many colours have numbers of their own, as they have in xterm-direct.
  name_offsets[name++] = add_text(&names, "CO");
  for (int i = 0; i < most_texts; i++) {
    const char *value = tigetstr(texts[i]);
    if (value == NULL || value == (char *)-1) continue;
    value_offsets[found++] = add_text(&values, value);
    name_offsets[name++] = add_text(&names, texts[i]);
  }
  put_even(entry);
  put_short(entry, flag_count);
  put_short(entry, 1);
  put_short(entry, found);
  put_short(entry, found + name);
  put_short(entry, values.length + names.length);
  for (int i = 0; i < flag_count; i++) put_byte(entry, i == 1 ? tigetflag("XT") > 0 : 1);
  put_even(entry);
  put_long(entry, 8);
  for (int i = 0; i < found; i++) put_short(entry, value_offsets[i]);
  for (int i = 0; i < name; i++) put_short(entry, name_offsets[i]);
  put_all(entry, &values);
  put_all(entry, &names);
}

// The entry of a type with 24-bit colour, as TERMINFO may have it; NULL where there is none.
static char *direct_entry(const char *type) {
  static struct table entry;
  entry.length = 0;
  entry.is_full = false;
  TERMINAL *former = set_curterm(NULL);
  int error = 0;
  bool is_known = setupterm(type, STDOUT_FILENO, &error) == OK;
  // Without colours or with a palette that the terminal cannot extend, there is nothing to go on.
  is_known = is_known && tigetnum("colors") >= 8;
  if (is_known) {
    put_standard(&entry);
    put_extended(&entry);
  }
  TERMINAL *own = set_curterm(former);
  if (own != NULL) del_curterm(own);
  char *digits = is_known && !entry.is_full ? malloc((size_t)entry.length * 2 + 8) : NULL;
  if (digits == NULL) return NULL;
  strcpy(digits, "hex:");
  for (int i = 0; i < entry.length; i++) {
    static const char hex[] = "0123456789ABCDEF";
    digits[4 + 2 * i] = hex[(unsigned char)entry.bytes[i] >> 4];
    digits[5 + 2 * i] = hex[entry.bytes[i] & 15];
  }
  digits[4 + 2 * entry.length] = 0;
  return digits;
}

bool nc_open_direct(const char *type) {
  char *entry = direct_entry(type);
  if (entry == NULL) return false;
  const char *value = getenv("TERMINFO");
  char *former = value == NULL ? NULL : strdup(value);
  setenv("TERMINFO", entry, 1);
  bool is_open = nc_open(type_name);
  if (former == NULL) {
    unsetenv("TERMINFO");
  } else {
    setenv("TERMINFO", former, 1);
  }
  free(former);
  free(entry);
  return is_open;
}

// What a question to a type's entry is answered; false where there is no entry.
static bool ask(const char *type, bool (*question)(void)) {
  TERMINAL *former = set_curterm(NULL);
  int error = 0;
  bool answer = setupterm(type, STDOUT_FILENO, &error) == OK && question();
  TERMINAL *own = set_curterm(former);
  if (own != NULL) del_curterm(own);
  return answer;
}

static bool has_direct(void) {
  const char *text = tigetstr("RGB");
  return tigetflag("RGB") > 0 || tigetflag("Tc") > 0 || tigetnum("RGB") > 0
         || (text != NULL && text != (char *)-1);
}

static bool has_ecma48(void) {
  const char *text = tigetstr("cup");
  return text != NULL && text != (char *)-1 && strncmp(text, "\033[", 2) == 0;
}

bool nc_says_direct(const char *type) { return ask(type, has_direct); }

bool nc_is_ecma48(const char *type) { return ask(type, has_ecma48); }
