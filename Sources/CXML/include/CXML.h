// The library that reads XML, loaded when it is first needed.
//
// Its headers need compiler flags that SwiftPM does not pass on; here are only plain C types.
#pragma once

/// A walk over a document, node by node.
typedef struct cxml_reader cxml_reader;
/// A document in memory.
typedef struct cxml_document cxml_document;

/// A character that HTML has a name for.
typedef struct cxml_entity {
  unsigned int scalar;
  const char *name;
  const char *note;
} cxml_entity;

/// What may be asked of a parser, for both languages.
enum {
  cxml_recover = 1 << 0,
  cxml_no_errors = 1 << 5,
  cxml_no_warnings = 1 << 6,
  cxml_no_network = 1 << 11,
};

/// What a reader stands at.
enum {
  cxml_element = 1,
  cxml_text = 3,
  cxml_cdata = 4,
  cxml_entity_reference = 5,
  cxml_space = 13,
  cxml_significant_space = 14,
  cxml_end_element = 15,
};

/// The functions of libxml2 that are used here.
struct cxml {
  /// The document that a text of XML is; NULL for one that cannot be read.
  cxml_document *(*read_xml)(
      const char *bytes, int count, const char *address, const char *encoding, int options);
  /// A reader of a document.
  cxml_reader *(*reader_walker)(cxml_document *document);
  void (*free_reader)(cxml_reader *reader);
  /// Goes to the next node: 1, 0 at the end, -1 where the text is wrong.
  int (*read)(cxml_reader *reader);
  int (*node_type)(cxml_reader *reader);
  int (*is_empty_element)(cxml_reader *reader);
  /// Texts stay the reader's until it goes on.
  const unsigned char *(*local_name)(cxml_reader *reader);
  const unsigned char *(*namespace_address)(cxml_reader *reader);
  const unsigned char *(*value)(cxml_reader *reader);
  /// Goes to the next attribute of an element: 1, or 0 where there is none.
  int (*next_attribute)(cxml_reader *reader);
  /// Goes back to the element of an attribute.
  int (*back_to_element)(cxml_reader *reader);
  /// The document that a piece of HTML is; NULL for one that cannot be read.
  cxml_document *(*read_html)(
      const char *bytes, int count, const char *address, const char *encoding, int options);
  void (*free_document)(cxml_document *document);
  /// The character of a name such as `eacute`; NULL where there is none.
  const cxml_entity *(*html_entity)(const unsigned char *name);
};

/// The library's functions; NULL where it is not installed. Any thread may ask.
const struct cxml *cxml_load(void);
