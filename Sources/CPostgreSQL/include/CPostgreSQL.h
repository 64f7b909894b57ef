// PostgreSQL's library, loaded when it is first needed.
#pragma once

#include <postgresql/libpq-fe.h>
#include <stdbool.h>

/// The functions of libpq that are used here, under their own names.
struct cpostgresql {
  __typeof__(&PQconninfoParse) conninfoParse;
  __typeof__(&PQconninfoFree) conninfoFree;
  __typeof__(&PQconnectStartParams) connectStartParams;
  __typeof__(&PQconnectPoll) connectPoll;
  __typeof__(&PQstatus) status;
  __typeof__(&PQparameterStatus) parameterStatus;
  __typeof__(&PQbackendPID) backendPID;
  __typeof__(&PQsocket) socket;
  __typeof__(&PQfinish) finish;
  __typeof__(&PQerrorMessage) errorMessage;
  __typeof__(&PQconnectionNeedsPassword) connectionNeedsPassword;
  __typeof__(&PQsetErrorVerbosity) setErrorVerbosity;
  __typeof__(&PQsetNoticeProcessor) setNoticeProcessor;
  __typeof__(&PQsetnonblocking) setnonblocking;
  __typeof__(&PQsendQuery) sendQuery;
  __typeof__(&PQsendQueryParams) sendQueryParams;
  __typeof__(&PQsetSingleRowMode) setSingleRowMode;
  __typeof__(&PQflush) flush;
  __typeof__(&PQconsumeInput) consumeInput;
  __typeof__(&PQisBusy) isBusy;
  __typeof__(&PQgetResult) getResult;
  __typeof__(&PQclear) clear;
  __typeof__(&PQresultStatus) resultStatus;
  __typeof__(&PQresultErrorField) resultErrorField;
  __typeof__(&PQntuples) ntuples;
  __typeof__(&PQnfields) nfields;
  __typeof__(&PQfname) fname;
  __typeof__(&PQftype) ftype;
  __typeof__(&PQfformat) fformat;
  __typeof__(&PQgetvalue) getvalue;
  __typeof__(&PQgetlength) getlength;
  __typeof__(&PQgetisnull) getisnull;
  __typeof__(&PQgetCancel) getCancel;
  __typeof__(&PQcancel) cancel;
  __typeof__(&PQfreeCancel) freeCancel;
  __typeof__(&PQnotifies) notifies;
  __typeof__(&PQfreemem) freemem;
  __typeof__(&PQescapeIdentifier) escapeIdentifier;
};

/// The library's functions; NULL where it is not installed. Any thread may ask.
const struct cpostgresql *cpostgresql_load(void);

/// Limits the rounds of SCRAM that libpq works out for a server on this thread from now on; a negative number
/// removes the limit. It needs libpq 14 or later, and a program that exports HMAC_Init_ex.
void cpostgresql_permit_rounds(long most);

/// True if none of the permitted rounds is left.
bool cpostgresql_has_no_rounds(void);
