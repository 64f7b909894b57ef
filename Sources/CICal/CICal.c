#include "CICal.h"

#include "CLinux.h"

static struct cical functions;

static const struct clinux_symbol symbols[] = {
    {"icalerror_set_errors_are_fatal", (void **)&functions.error_set_errors_are_fatal},
    {"icalparser_parse_string", (void **)&functions.parser_parse_string},
    {"icalcomponent_free", (void **)&functions.component_free},
    {"icalcomponent_isa", (void **)&functions.component_isa},
    {"icalcomponent_get_first_component", (void **)&functions.component_get_first_component},
    {"icalcomponent_get_next_component", (void **)&functions.component_get_next_component},
    {"icalcomponent_get_first_property", (void **)&functions.component_get_first_property},
    {"icalcomponent_get_next_property", (void **)&functions.component_get_next_property},
    {"icalcomponent_remove_component", (void **)&functions.component_remove_component},
    {"icalcomponent_get_uid", (void **)&functions.component_get_uid},
    {"icalcomponent_get_summary", (void **)&functions.component_get_summary},
    {"icalcomponent_get_location", (void **)&functions.component_get_location},
    {"icalcomponent_get_description", (void **)&functions.component_get_description},
    {"icalproperty_get_rrule", (void **)&functions.property_get_rrule},
    {"icalproperty_get_exrule", (void **)&functions.property_get_exrule},
    {"icalproperty_get_rdate", (void **)&functions.property_get_rdate},
    {"icalproperty_get_duration", (void **)&functions.property_get_duration},
    {"icalproperty_get_datetime_with_component", (void **)&functions.property_get_datetime_with_component},
    {"icalproperty_get_x_name", (void **)&functions.property_get_x_name},
    {"icalproperty_get_x", (void **)&functions.property_get_x},
    {"icalproperty_get_first_parameter", (void **)&functions.property_get_first_parameter},
    {"icalproperty_get_value_as_string", (void **)&functions.property_get_value_as_string},
    {"icalparameter_get_tzid", (void **)&functions.parameter_get_tzid},
    {"icalcomponent_get_timezone", (void **)&functions.component_get_timezone},
    {"icaltimezone_get_builtin_timezone", (void **)&functions.timezone_get_builtin_timezone},
    {"icaltime_from_timet_with_zone", (void **)&functions.time_from_timet_with_zone},
    {"icaltime_is_null_time", (void **)&functions.time_is_null_time},
    {0, 0},
};

const struct cical *cical_load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libical.so.3", symbols);
  return clinux_load(&library) ? &functions : 0;
}
