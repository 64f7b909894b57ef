#include "CXML.h"

#include <pthread.h>

#include "CLinux.h"

static struct cxml functions;
static void (*init_parser)(void);
static pthread_once_t once = PTHREAD_ONCE_INIT;

static const struct clinux_symbol symbols[] = {
    {"xmlReadMemory", (void **)&functions.read_xml},
    {"xmlReaderWalker", (void **)&functions.reader_walker},
    {"xmlFreeTextReader", (void **)&functions.free_reader},
    {"xmlTextReaderRead", (void **)&functions.read},
    {"xmlTextReaderNodeType", (void **)&functions.node_type},
    {"xmlTextReaderIsEmptyElement", (void **)&functions.is_empty_element},
    {"xmlTextReaderConstLocalName", (void **)&functions.local_name},
    {"xmlTextReaderConstNamespaceUri", (void **)&functions.namespace_address},
    {"xmlTextReaderConstValue", (void **)&functions.value},
    {"xmlTextReaderMoveToNextAttribute", (void **)&functions.next_attribute},
    {"xmlTextReaderMoveToElement", (void **)&functions.back_to_element},
    {"htmlReadMemory", (void **)&functions.read_html},
    {"xmlFreeDoc", (void **)&functions.free_document},
    {"htmlEntityLookup", (void **)&functions.html_entity},
    {"xmlInitParser", (void **)&init_parser},
    {0, 0},
};

const struct cxml *cxml_load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libxml2.so.2", symbols);
  if (!clinux_load(&library)) return 0;
  // Before several threads use the library.
  pthread_once(&once, init_parser);
  return &functions;
}
