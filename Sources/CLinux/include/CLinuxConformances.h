#ifndef CLINUX_CONFORMANCES_H
#define CLINUX_CONFORMANCES_H

// The types of this program that conform to a protocol, without anything that refers to them.

#include <stddef.h>

/// The number of conformances in the program's own image.
size_t clinux_conformances(void);

/// Returns the metadata of the type of a conformance, if its protocol has a name and the type has no parameters; NULL
/// otherwise. The protocol's module is not compared.
const void *clinux_conforming_type(size_t index, const char *protocol);

#endif
