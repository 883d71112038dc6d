// The selected languages of both parties of a consultation.
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'

const practitioner = alias(user, 'practitioner')

/** Null for a party without a selection. */
export async function findLanguagesOfSides(
  db: Db,
  consultationId: string,
): Promise<{ user: Language | null; astrologer: Language | null }> {
  const row = await db
    .select({ user: user.language, astrologer: practitioner.language })
    .from(consultation)
    .innerJoin(user, eq(user.id, consultation.userId))
    .innerJoin(practitioner, eq(practitioner.id, consultation.astrologerId))
    .where(eq(consultation.id, consultationId))
    .get()
  return row ?? { user: null, astrologer: null }
}
