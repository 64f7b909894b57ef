// ncursesw, as Swift needs it.
//
// Swift does not import ncurses' macros, and Swift 6 forbids its global variables (stdscr,
// COLORS); here they are functions. Names: what ncurses calls it, after `nc_`.
#ifndef CNCURSES_H
#define CNCURSES_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdbool.h>
#include <stdint.h>

// Opens the terminal of type `type` (NULL: what TERM says) on standard input and output: wide
// characters, no echo, keys one by one, no scrolling, hidden cursor. What the process prints while
// it is open is kept, and shown on standard error after nc_close. Returns false if terminfo
// does not know the type or it cannot place the cursor.
bool nc_open(const char *type);

// The same with 24-bit colour, by an entry that is made of the type's own; false where that cannot
// be done too.
bool nc_open_direct(const char *type);

// True if terminfo knows a type and its cursor is placed by the sequences of ECMA-48.
bool nc_is_ecma48(const char *type);

// True if terminfo says that a type takes 24-bit colour.
bool nc_says_direct(const char *type);

// What the terminal was found to have: frames that are shown at once (mode 2026), and reports of its
// theme (mode 2031). An open terminal begins to report at once.
void nc_use_modes(bool is_synchronized, bool reports_theme);

// The characters that frames have for the 256 patterns of braille from now on; NULL for braille itself. The C
// library knows no width of characters that are newer than it, so that ncurses must not see them.
void nc_replace_braille(const uint32_t *characters);

// Bytes that were read before the terminal was opened, to be read again: at most 128 at once.
void nc_unread(const char *bytes, int count);

// Gives the terminal back as it was. Safe to call twice.
void nc_close(void);

// Rings the terminal, or flashes it where it cannot.
void nc_ring(void);

// Comes back after nc_close without starting anew, and redraws everything at the next nc_flush.
void nc_reopen(void);

// Whether the terminal reports presses of the mouse and turns of its wheel, from now on and after
// nc_reopen. They arrive as characters: ESC [ < ... M.
void nc_use_mouse(bool is_used);

// Colours that the terminal has: 0 or less, 8, 16, 256, or 2^24 for direct colour.
int nc_colors(void);

// Rows and columns that ncurses draws in now, and a new size for it.
void nc_size(int *columns, int *rows);
void nc_resize(int columns, int rows);

// The pair of two colours, each a palette number (or 0xRRGGBB where colours are direct), or -1
// for the terminal's own.
int nc_pair(int foreground, int background);

// Attribute bits for nc_put.
enum {
  NC_BOLD = 1, NC_DIM = 2, NC_ITALIC = 4, NC_UNDERLINE = 8, NC_REVERSE = 16,
};

// Puts one character and its marks (at most CCHARW_MAX scalars, zero-ended) at a place.
void nc_put(int y, int x, const wchar_t *text, int attributes, int pair);

// One character of one column, and its look.
typedef struct {
  uint32_t character;
  int attributes, pair;
} nc_character;

// Puts characters side by side from a place on, all in one row.
void nc_put_row(int y, int x, const nc_character *characters, int count);

// The columns that the C library, and so ncurses, gives a character.
int nc_width(wchar_t character);

// Sends what changed since the last flush, in one go.
void nc_flush(void);

// Writes what changed so far, to be sent by the next flush.
void nc_update(void);

// From now on cells are written, never moved within their row: what the terminal keeps with a cell
// beside its look stays in its place.
void nc_keep_cells(void);

// Forgets what is thought to be in cells of a row: the next update writes them, and no others.
void nc_forget(int y, int x, int count);

// Whether pictures of kitty's protocol are shown, from now on: they are removed whenever the terminal
// is given back, also by a crash.
void nc_use_pictures(bool is_used);

// Whether a part of the last frame was not sent, so that the next one sends everything.
bool nc_is_cut(void);

// Sends bytes that change nothing on the screen, with the next flush and before it.
void nc_send(const char *bytes, int length);

// Whether the terminal's type says that OSC 52 sets its clipboard.
bool nc_has_clipboard(void);

// A flush that waits for the terminal ends when `descriptor` becomes readable; the next one sends
// everything.
void nc_interrupt_by(int descriptor);

// Forgets what is thought to be on the screen: the next flush sends everything.
void nc_redraw_all(void);

// The next key without waiting: a character, a KEY_ code with `*is_key` set, or -1.
int nc_key(bool *is_key);

// KEY_ codes that we use, which are macros in ncurses.
enum {
  NC_KEY_UP = KEY_UP, NC_KEY_DOWN = KEY_DOWN, NC_KEY_LEFT = KEY_LEFT, NC_KEY_RIGHT = KEY_RIGHT,
  NC_KEY_PAGE_UP = KEY_PPAGE, NC_KEY_PAGE_DOWN = KEY_NPAGE, NC_KEY_HOME = KEY_HOME,
  NC_KEY_END = KEY_END, NC_KEY_ENTER = KEY_ENTER, NC_KEY_BACKTAB = KEY_BTAB,
  NC_KEY_BACKSPACE = KEY_BACKSPACE,
};

// From now on a crash (SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE) first gives the
// terminal back, then goes on to what it would have done.
void nc_restore_on_crash(void);

// Gives the terminal back as before a crash, from any thread, where it takes what is written; the process must end
// after it.
void nc_restore(void);

#endif
