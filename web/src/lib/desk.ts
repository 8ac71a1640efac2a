/** What the host asks of the server. */

import { ask } from "./api";
import type { HostsLine, News, Overview, PersonLine, ReportLine } from "./forms";

const SHOWN = 60;

export const desk = {
  overview: () => ask<Overview>("GET", "/api/host/overview"),
  reports: () => ask<ReportLine[]>("GET", "/api/host/reports"),
  tables: () => ask<HostsLine[]>("GET", `/api/host/tables?count=${SHOWN}`),
  people: () => ask<PersonLine[]>("GET", `/api/host/people?count=${SHOWN}`),
  settle: (report: string) => ask<null>("POST", `/api/host/reports/${report}/settled`),
  tell: (text: string) => ask<null>("POST", "/api/host/notice", { text } satisfies News),
  hide: (table: string) => ask<null>("POST", `/api/host/tables/${table}/hidden`),
  end: (table: string) => ask<null>("POST", `/api/tables/${table}/end`),
  silence: (person: string) => ask<null>("PUT", `/api/host/people/${person}/silence`),
  unsilence: (person: string) => ask<null>("DELETE", `/api/host/people/${person}/silence`),
  remove: (person: string) => ask<null>("DELETE", `/api/host/people/${person}`),
};
