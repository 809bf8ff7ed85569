/* Stands between SQLite and the C library (LD_PRELOAD, see tests/server/deadly.py), and can do two things to what SQLite
 * does to its files: kill the process before the n-th step, halfway through it or after it; and refuse every step with
 * the error whose number stands in the file DEADLY_FAULT, as long as there is one. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static long left = 0; /* steps still to come; 0 while nothing is to happen */
static int how = 0;   /* 0 before, 1 halfway, 2 after */

void deadly_arm(long nth, int when) { how = when; left = nth; }

static int is_ours(const char *path) { return strstr(path, "tables.db") && !strstr(path, "-shm") && !strstr(path, ".lock"); }

static int of_database(int fd)
{
    char link[64], path[512];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size <= 0) return 0;
    path[size] = 0;
    return is_ours(path);
}

static int reached(int fd) { return left > 0 && of_database(fd) && __sync_sub_and_fetch(&left, 1) == 0; }

static int fault(void)
{
    const char *path = getenv("DEADLY_FAULT");
    FILE *file = path ? fopen(path, "r") : NULL;
    int number = 0;
    if (!file) return 0;
    if (fscanf(file, "%d", &number) != 1) number = 0;
    fclose(file);
    return number;
}

static int refused(int fd)
{
    int number = of_database(fd) ? fault() : 0;
    if (number) errno = number;
    return number != 0;
}

static void die(void) { kill(getpid(), SIGKILL); for (;;) pause(); }

static ssize_t write_at(const char *name, int fd, const void *data, size_t size, off_t at)
{
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, name);
    if (refused(fd)) return -1;
    int now = reached(fd);
    if (now && how == 0) die();
    if (now && how == 1) { real(fd, data, size / 2, at); die(); }
    ssize_t done = real(fd, data, size, at);
    if (now) die();
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return write_at("pwrite", fd, data, size, at); }
ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) { return write_at("pwrite64", fd, data, size, at); }

static int flush(const char *name, int fd)
{
    int (*real)(int) = dlsym(RTLD_NEXT, name);
    if (refused(fd)) return -1;
    int now = reached(fd);
    if (now && how < 2) die();
    int done = real(fd);
    if (now) die();
    return done;
}

int fsync(int fd) { return flush("fsync", fd); }
int fdatasync(int fd) { return flush("fdatasync", fd); }

static int open_as(const char *name, const char *path, int flags, mode_t mode)
{
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, name);
    if ((flags & (O_RDWR | O_WRONLY)) && is_ours(path)) {
        int number = fault();
        if (number == EROFS) { errno = number; return -1; }
    }
    return real(path, flags, mode);
}

int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    mode_t mode = (flags & O_CREAT) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return open_as("open", path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    mode_t mode = (flags & O_CREAT) ? va_arg(more, mode_t) : 0;
    va_end(more);
    return open_as("open64", path, flags, mode);
}
