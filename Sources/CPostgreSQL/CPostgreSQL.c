#include "CPostgreSQL.h"

#include "CLinux.h"

static struct cpostgresql functions;

static const struct clinux_symbol symbols[] = {
    {"PQconninfoParse", (void **)&functions.conninfoParse},
    {"PQconninfoFree", (void **)&functions.conninfoFree},
    {"PQconnectStartParams", (void **)&functions.connectStartParams},
    {"PQconnectPoll", (void **)&functions.connectPoll},
    {"PQstatus", (void **)&functions.status},
    {"PQparameterStatus", (void **)&functions.parameterStatus},
    {"PQbackendPID", (void **)&functions.backendPID},
    {"PQsocket", (void **)&functions.socket},
    {"PQfinish", (void **)&functions.finish},
    {"PQerrorMessage", (void **)&functions.errorMessage},
    {"PQconnectionNeedsPassword", (void **)&functions.connectionNeedsPassword},
    {"PQsetErrorVerbosity", (void **)&functions.setErrorVerbosity},
    {"PQsetNoticeProcessor", (void **)&functions.setNoticeProcessor},
    {"PQsetnonblocking", (void **)&functions.setnonblocking},
    {"PQsendQuery", (void **)&functions.sendQuery},
    {"PQsendQueryParams", (void **)&functions.sendQueryParams},
    {"PQsetSingleRowMode", (void **)&functions.setSingleRowMode},
    {"PQflush", (void **)&functions.flush},
    {"PQconsumeInput", (void **)&functions.consumeInput},
    {"PQisBusy", (void **)&functions.isBusy},
    {"PQgetResult", (void **)&functions.getResult},
    {"PQclear", (void **)&functions.clear},
    {"PQresultStatus", (void **)&functions.resultStatus},
    {"PQresultErrorField", (void **)&functions.resultErrorField},
    {"PQntuples", (void **)&functions.ntuples},
    {"PQnfields", (void **)&functions.nfields},
    {"PQfname", (void **)&functions.fname},
    {"PQftype", (void **)&functions.ftype},
    {"PQfformat", (void **)&functions.fformat},
    {"PQgetvalue", (void **)&functions.getvalue},
    {"PQgetlength", (void **)&functions.getlength},
    {"PQgetisnull", (void **)&functions.getisnull},
    {"PQgetCancel", (void **)&functions.getCancel},
    {"PQcancel", (void **)&functions.cancel},
    {"PQfreeCancel", (void **)&functions.freeCancel},
    {"PQnotifies", (void **)&functions.notifies},
    {"PQfreemem", (void **)&functions.freemem},
    {"PQescapeIdentifier", (void **)&functions.escapeIdentifier},
    {0, 0},
};

const struct cpostgresql *cpostgresql_load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libpq.so.5", symbols);
  return clinux_load(&library) ? &functions : 0;
}
