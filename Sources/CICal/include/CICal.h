// The library for iCalendar files, loaded when it is first needed.
#pragma once

#include <libical/ical.h>

/// The functions of libical that are used here, under their own names.
struct cical {
  __typeof__(&icalerror_set_errors_are_fatal) error_set_errors_are_fatal;
  __typeof__(&icalparser_parse_string) parser_parse_string;
  __typeof__(&icalcomponent_free) component_free;
  __typeof__(&icalcomponent_isa) component_isa;
  __typeof__(&icalcomponent_get_first_component) component_get_first_component;
  __typeof__(&icalcomponent_get_next_component) component_get_next_component;
  __typeof__(&icalcomponent_get_first_property) component_get_first_property;
  __typeof__(&icalcomponent_get_next_property) component_get_next_property;
  __typeof__(&icalcomponent_remove_component) component_remove_component;
  __typeof__(&icalcomponent_get_uid) component_get_uid;
  __typeof__(&icalcomponent_get_summary) component_get_summary;
  __typeof__(&icalcomponent_get_location) component_get_location;
  __typeof__(&icalcomponent_get_description) component_get_description;
  __typeof__(&icalproperty_get_rrule) property_get_rrule;
  __typeof__(&icalproperty_get_exrule) property_get_exrule;
  __typeof__(&icalproperty_get_rdate) property_get_rdate;
  __typeof__(&icalproperty_get_duration) property_get_duration;
  __typeof__(&icalproperty_get_datetime_with_component) property_get_datetime_with_component;
  __typeof__(&icalproperty_get_x_name) property_get_x_name;
  __typeof__(&icalproperty_get_x) property_get_x;
  __typeof__(&icalproperty_get_first_parameter) property_get_first_parameter;
  __typeof__(&icalproperty_get_value_as_string) property_get_value_as_string;
  __typeof__(&icalparameter_get_tzid) parameter_get_tzid;
  __typeof__(&icalcomponent_get_timezone) component_get_timezone;
  __typeof__(&icaltimezone_get_builtin_timezone) timezone_get_builtin_timezone;
  __typeof__(&icaltime_from_timet_with_zone) time_from_timet_with_zone;
  __typeof__(&icaltime_is_null_time) time_is_null_time;
};

/// The library's functions; NULL where it is not installed. Any thread may ask.
const struct cical *cical_load(void);
