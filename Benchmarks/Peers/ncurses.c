// The benchmarks' board through C and ncursesw, as a careful C programmer writes it: all cells put
// again each frame, or only one cell of the 24. Measures microseconds of processor time a frame.
//   cc -O2 ncurses.c -lncursesw -o board-ncurses
//   ./board-ncurses                              to /dev/null; prints both figures
//   ./board-ncurses --terminal all|one N FILE    N frames on this terminal; the figure into FILE
#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { cells = 24, points = 40, spark_rows = 5 };

static uint32_t hash(int i, int t) { return (uint32_t)i * 2654435761u + (uint32_t)t * 40503u; }

static int sample(int i, int t) {
  int phase = (3 * t + 11 * i) % 200;
  return (phase < 100 ? phase : 200 - phase) * 83 / 100 + (int)((hash(i, t) >> 8) % 17);
}

static cchar_t blocks[9];

static void draw(int i, int t) {
  int x = i % 4 * 50 + 5, y = i / 4 * 10, change = sample(i, t) - sample(i, t - 1);
  attrset(COLOR_PAIR(4));
  mvprintw(y, x, "metric-%d", i);
  mvprintw(y, x + 36, "live");
  attrset(A_BOLD);
  mvprintw(y + 1, x, "%d.%u  ", sample(i, t), hash(i, t) % 100);
  attrset(COLOR_PAIR(change < 0 ? 2 : 1));
  mvprintw(y + 2, x, "%s %d %%  ", change < 0 ? "▼" : "▲", change);
  attrset(0);
  for (int row = 0; row < spark_rows; row++) {
    cchar_t line[points];
    for (int k = 0; k < points; k++) {
      int level = sample(i, t - points + 1 + k) * spark_rows * 8 / 100;
      int eighths = level - (spark_rows - 1 - row) * 8;
      line[k] = blocks[eighths <= 0 ? 0 : eighths >= 8 ? 8 : eighths];
    }
    mvadd_wchnstr(y + 4 + row, x, line, points);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int compare(const void *a, const void *b) {
  return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static double measure(int changed, int frames) {
  double *times = calloc((size_t)frames, sizeof *times);
  if (times == NULL) return 0;
  for (int frame = 0; frame < frames; frame++) {
    double before = now();
    for (int i = 0; i < changed; i++) draw((frame + i) % cells, 1000 + frame);
    wnoutrefresh(stdscr);
    doupdate();
    times[frame] = now() - before;
  }
  qsort(times, frames, sizeof *times, compare);
  return times[frames / 2];
}

int main(int count, char **arguments) {
  int on_terminal = count == 5 && strcmp(arguments[1], "--terminal") == 0;
  setlocale(LC_ALL, "C.UTF-8");
  setenv("LINES", "60", 1);
  setenv("COLUMNS", "200", 1);
  SCREEN *screen = newterm("xterm-256color", on_terminal ? stdout : fopen("/dev/null", "w"), stdin);
  if (screen == NULL) return 1;
  start_color();
  use_default_colors();
  init_pair(1, COLOR_GREEN, -1);
  init_pair(2, COLOR_RED, -1);
  init_pair(3, COLOR_CYAN, -1);
  init_pair(4, COLOR_WHITE, -1);
  for (int level = 0; level < 9; level++) {
    wchar_t text[2] = {level == 0 ? L' ' : 0x2580 + level, 0};
    setcchar(&blocks[level], text, 0, 3, NULL);
  }
  if (on_terminal) {
    int changed = strcmp(arguments[2], "all") == 0 ? cells : strcmp(arguments[2], "none") == 0 ? 0 : 1;
    double figure = measure(changed, atoi(arguments[3]));
    endwin();
    FILE *file = fopen(arguments[4], "w");
    if (file == NULL) return 1;
    fprintf(file, "%.1f\n", figure);
    return fclose(file);
  }
  double all = measure(cells, 2001), one = measure(1, 2001);
  endwin();
  printf("%.1f %.1f\n", all, one);
  return 0;
}
