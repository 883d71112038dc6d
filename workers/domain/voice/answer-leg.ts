// Decides the next step of a call leg: join its conference, wait for a key, play an announcement, or hang up.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { findPractice } from '#workers/domain/astrologers/index.ts'
import { findLanguagesOfSides } from '#workers/domain/reports/index.ts'
import { keepLeg } from './leg.repo.ts'
import type { PageLeg, ReportedFact, ReportedStatus, Reporter } from './leg-reports.ts'
import {
  announcement,
  connectPrompt,
  type Prompt,
  type PromptCall,
  type PromptLanguage,
  promptLanguageOf,
  unpaidPrompt,
} from './phone-prompts.ts'

/** The terms on which a leg may join: its time limit, and whether its leave ends the call. */
export type Admission = { side: Side; timeLimit: number; endOnExit: boolean; about: PromptCall }

/** Key 1 accepted a ring for which the client can no longer pay. */
export type Unpaid = { unpaid: PromptCall }

/** The port to the rooms of calls (gateways/live.ts). A room returns null if a leg may not join. */
export type CallRooms = {
  admitPage(leg: PageLeg): Promise<Admission | null>
  admitPhone(leg: Reporter & { pressed: boolean }): Promise<Admission | Unpaid | null>
  recordFact(reported: ReportedFact): Promise<void>
  recordStatus(reported: ReportedStatus): Promise<void>
}

export type LegAnswer =
  | { kind: 'join'; consultationId: string; admission: Admission }
  | { kind: 'ask-for-one'; consultationId: string; side: Side; prompt: Prompt }
  | ({ kind: 'say' } & Prompt)
  | { kind: 'hang-up' }
  | { kind: 'reject' }

type Deps = { db: Db; now: () => number; rooms: CallRooms; platformName(language: Language): Promise<string> }

/** Answers a page that requests to join the conference of its consultation. */
export async function answerPage({ db, now, rooms }: Deps, page: PageLeg): Promise<LegAnswer> {
  const { consultationId, leg } = page
  const admission = await rooms.admitPage(page)
  if (!admission) return { kind: 'reject' }
  await keepLeg(db, { id: leg, consultationId, side: admission.side, device: 'web', at: now() })
  return { kind: 'join', consultationId, admission }
}

/** Answers a phone: the person must press 1, so that voicemail never joins. */
export async function answerPhone(
  deps: Pick<Deps, 'db' | 'rooms' | 'platformName'>,
  phone: Reporter,
): Promise<LegAnswer> {
  const { consultationId, side } = phone
  const admission = await deps.rooms.admitPhone({ ...phone, pressed: false })
  if (!admission || 'unpaid' in admission) return { kind: 'hang-up' }
  const { about } = admission
  const language = await languageFor(deps, consultationId, about)
  const platform = await deps.platformName(language)
  return { kind: 'ask-for-one', consultationId, side, prompt: connectPrompt({ call: about, platform, language }) }
}

/** Phone prompts use the language of the account; an astrologer's otherwise the first supported one of the profile. */
async function languageFor(
  { db }: Pick<Deps, 'db'>,
  consultationId: string,
  { side, astrologerId }: PromptCall,
): Promise<PromptLanguage> {
  const { user, astrologer } = await findLanguagesOfSides(db, consultationId)
  if (side === 'user') return user ?? 'en'
  if (astrologer === 'hi') return astrologer
  return promptLanguageOf((await findPractice(db, astrologerId))?.languages ?? [])
}

/** Answers a pressed key. A phone that plays a closing sentence is hung up by its room afterwards. */
export async function answerDigits(
  deps: Pick<Deps, 'db' | 'rooms'>,
  { digits, ...phone }: Reporter & { digits: string },
): Promise<LegAnswer> {
  const admission = digits === '1' ? await deps.rooms.admitPhone({ ...phone, pressed: true }) : null
  if (!admission) return { kind: 'hang-up' }
  if (!('unpaid' in admission)) return { kind: 'join', consultationId: phone.consultationId, admission }
  const { unpaid } = admission
  return { kind: 'say', ...unpaidPrompt(unpaid, await languageFor(deps, phone.consultationId, unpaid)) }
}

/** The announcement to the client during a call. */
export async function announcementOf(
  { db }: Pick<Deps, 'db'>,
  { consultationId, key }: { consultationId: string; key: string },
): Promise<LegAnswer> {
  const { user } = await findLanguagesOfSides(db, consultationId)
  const prompt = announcement(key, user ?? 'en')
  return prompt ? { kind: 'say', ...prompt } : { kind: 'hang-up' }
}
