// An astrologer's consultations with filters, an exact count, and keyset pagination.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type {
  AstrologerConsultationsAnswer,
  AstrologerConsultationsQuery,
} from '#workers/contract/astrologers/astrologer-consultations.ts'
import { addDays, startOfDay } from '#workers/contract/time/wall-clock.ts'
import type { Db } from '#workers/db/client.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findConsultationsOfAstrologer, type Place, zoneOf } from '#workers/domain/reports/index.ts'
import { toItem } from './read-consultation.ts'

const PAGE = 25

export async function listConsultations(
  { db }: { db: Db },
  { viewer, ...query }: AstrologerConsultationsQuery & { viewer: Viewer },
): Promise<AstrologerConsultationsAnswer> {
  requirePermission(viewer, 'list_own_as_astrologer')
  const zone = await zoneOf(db, viewer.userId)
  const { kind, status, from, to, search, client, after } = query
  const filter = {
    astrologerId: viewer.userId,
    kinds: kind === undefined ? null : kind === 'call' ? (['web-call', 'phone-call'] as const) : [kind],
    status: status ?? null,
    from: from ? startOfDay(from, zone) : 0,
    to: to ? startOfDay(addDays(to, 1), zone) : Number.MAX_SAFE_INTEGER,
    search: search ?? '',
    clientId: client ?? null,
  }
  const { count, rows } = await findConsultationsOfAstrologer(db, {
    filter,
    after: after ? placeOf(after) : null,
    size: PAGE + 1,
  })
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    count,
    results: shown.map((row) => ({ ...toItem(row, true), file_count: row.fileCount, message_count: row.messageCount })),
    next: rows.length > PAGE && last ? `${last.requestedAt}.${last.id}` : null,
  }
}

/** A cursor such as "1790000000000.id", validated by the schema. */
function placeOf(text: string): Place {
  const [requestedAt = '', id = ''] = text.split('.')
  return { requestedAt: Number(requestedAt), id }
}
