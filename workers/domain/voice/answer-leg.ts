// Decides what a call leg does next (VOICE 2): join its conference, wait for a key, hear an announcement, or hang up.
import type { Side } from '#workers/contract/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { findPractice } from '#workers/domain/astrologers/index.ts'
import { keepLeg } from './leg.repo.ts'
import type { PageLeg, ReportedFact, ReportedStatus, Reporter } from './leg-reports.ts'
import { type About, type Prompt, promptOf, spokenOf } from './spoken.ts'

/** How a leg may join: for how many seconds, and whether the call ends when it leaves. */
export type Admission = { side: Side; timeLimit: number; endOnExit: boolean; about: About }

/** The port to the rooms of calls (gateways/live.ts). A room answers null where a leg may not join. */
export type CallRooms = {
  admitPage(leg: PageLeg): Promise<Admission | null>
  admitPhone(leg: Reporter & { pressed: boolean }): Promise<Admission | null>
  recordFact(reported: ReportedFact): Promise<void>
  recordStatus(reported: ReportedStatus): Promise<void>
}

export type LegAnswer =
  | { kind: 'join'; consultationId: string; admission: Admission }
  | { kind: 'ask-for-one'; consultationId: string; side: Side; prompt: Prompt }
  | { kind: 'say'; text: string }
  | { kind: 'hang-up' }
  | { kind: 'reject' }

type Deps = { db: Db; now: () => number; rooms: CallRooms; platformName(): Promise<string> }

const SPOKEN: Readonly<Record<string, string>> = {
  'low-120': 'Two minutes of paid time are left.',
  'low-30': 'Thirty seconds of paid time are left.',
}

/** A page asks to join the conference of its consultation. */
export async function answerPage({ db, now, rooms }: Deps, page: PageLeg): Promise<LegAnswer> {
  const { consultationId, leg } = page
  const admission = await rooms.admitPage(page)
  if (!admission) return { kind: 'reject' }
  await keepLeg(db, { id: leg, consultationId, side: admission.side, device: 'web', at: now() })
  return { kind: 'join', consultationId, admission }
}

/** A phone was answered: asks the person to press 1, so that a voicemail never joins. */
export async function answerPhone(
  deps: Pick<Deps, 'db' | 'rooms' | 'platformName'>,
  phone: Reporter,
): Promise<LegAnswer> {
  const { consultationId, side } = phone
  const admission = await deps.rooms.admitPhone({ ...phone, pressed: false })
  if (!admission) return { kind: 'hang-up' }
  return { kind: 'ask-for-one', consultationId, side, prompt: await promptFor(deps, admission.about) }
}

// Users have no languages in their profile: their phone speaks English.
async function promptFor({ db, platformName }: Pick<Deps, 'db' | 'platformName'>, about: About): Promise<Prompt> {
  const [platform, practice] = await Promise.all([
    platformName(),
    about.side === 'astrologer' ? findPractice(db, about.astrologerId) : null,
  ])
  return promptOf(about, platform, spokenOf(practice?.languages ?? []))
}

export async function answerDigits(
  { rooms }: Pick<Deps, 'rooms'>,
  { digits, ...phone }: Reporter & { digits: string },
): Promise<LegAnswer> {
  const admission = digits === '1' ? await rooms.admitPhone({ ...phone, pressed: true }) : null
  return admission ? { kind: 'join', consultationId: phone.consultationId, admission } : { kind: 'hang-up' }
}

/** The announcement to one side in the middle of a call. */
export function announcementOf(key: string): LegAnswer {
  const text = SPOKEN[key]
  return text ? { kind: 'say', text } : { kind: 'hang-up' }
}
