// Texts of the account's history, with one per event.

import { currentLanguage } from '#app/language/language.ts'
import { staffTexts } from '#app/language/texts.ts'
import { endLabelTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { formatRecord } from '#app/ui/duration.ts'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import type { FieldChange } from '#workers/contract/accounts/account-events.ts'
import type { HistoryEvent } from '#workers/contract/accounts/account-history.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'

export const accountHistoryTexts = staffTexts({
  en: {
    title: 'History',
    lead: 'Everything that happened to your account.',
    filter: 'What is shown',
    all: 'All',
    groups: { sessions: 'Sessions', payouts: 'Payouts', changes: 'Changes and approvals' },
    empty: 'Nothing here yet',
    emptyText: 'Sessions, payouts and changes of your profile and prices appear here.',
    receipt: 'Receipt',
    older: 'Older',
    newest: 'Newest',
    pages: 'Pages of the history',
  },
})

const FIELDS: Readonly<Record<string, string>> = {
  full_name: 'name',
  phone: 'phone number',
  gender: 'gender',
  time_zone: 'time zone',
  experience_years: 'years of experience',
  specializations: 'specializations',
  languages: 'languages',
  bio: 'text about your work',
  price_chat_cents: 'Chat',
  price_call_cents: 'Calls',
  payout_chat_paise: 'payout of chats',
  payout_call_paise: 'payout of calls',
  password: 'password',
  kinds: 'kinds of sessions',
  hours: 'weekly hours',
  follows_hours: 'whether the hours switch you online',
  free_minutes: 'free minutes',
}

/** An event of the account in one line, and its details. */
export function wordsOf(event: HistoryEvent): { what: string; more: string } {
  const name = event.name ?? ''
  switch (event.what) {
    case 'registered':
      return { what: 'You registered', more: '' }
    case 'phone_verified':
      return { what: 'You verified your phone number', more: '' }
    case 'closed':
      return { what: 'The account was closed', more: '' }
    case 'approved':
      return { what: 'Your registration was approved', more: 'You can go online since then.' }
    case 'disapproved':
      return { what: 'Your approval was taken back', more: 'You cannot go online until it is given again.' }
    case 'payout':
      return { what: `Payout of ${formatInr(event.paise ?? 0)}`, more: event.reference ?? '' }
    case 'payout_returned':
      return { what: `Payout of ${formatInr(event.paise ?? 0)} returned`, more: event.reference ?? '' }
    case 'photo':
      return { what: has(event, 'photo_removed') ? 'You removed your photo' : 'You set your photo', more: '' }
    case 'passkeys':
      return { what: has(event, 'passkey_removed') ? 'You removed a passkey' : 'You added a passkey', more: '' }
    case 'availability':
      return { what: 'You changed your availability', more: listed(event.changes ?? []) }
    case 'review_received':
      return { what: `${name} reviewed a session`, more: '' }
    case 'review_answered':
      return { what: `You answered the review of ${name}`, more: '' }
    case 'review_removed':
      return { what: `The review of ${name} was removed by an admin`, more: '' }
    case 'by_admin':
      return { what: 'An admin changed your account', more: (event.changes ?? []).map(adminChange).join('; ') }
    case 'client_blocked':
      return { what: `You blocked ${name}`, more: '' }
    case 'client_unblocked':
      return { what: `You unblocked ${name}`, more: '' }
    case 'profile':
      return { what: 'You changed your profile', more: listed(event.changes ?? []) }
    case 'prices':
      return { what: 'You changed your prices', more: (event.changes ?? []).map(priceChange).join('; ') }
    case 'session':
      return { what: `${event.kind ? KIND_NAMES[event.kind] : 'Session'} with ${name}`, more: consultationWords(event) }
  }
}

function consultationWords(event: HistoryEvent): string {
  const { billable_seconds: seconds, paise, taken_back_paise: back, end_reason: reason } = event
  const end = reason ? endLabelTexts[currentLanguage()](reason, 'astrologer') : ''
  if (!seconds) return end
  const earned = `${formatInr(paise ?? 0)}${back ? ` (${formatInr(back)} taken back)` : ''}`
  return `${formatRecord(seconds)}, ${earned}. ${end}`
}

function has({ changes }: HistoryEvent, field: string): boolean {
  return changes?.some((each) => each.field === field) ?? false
}

const SWITCHES: Readonly<Record<string, [off: string, on: string]>> = {
  is_approved: ['approval taken back', 'registration approved'],
  is_active: ['account switched off', 'account switched on'],
  chat_enabled: ['chats switched off', 'chats switched on'],
}

function adminChange({ field, to }: FieldChange): string {
  if (Array.isArray(to)) return `set to ${to.join()}`
  return SWITCHES[field]?.[to === 1 ? 1 : 0] ?? field
}

function listed(changes: readonly FieldChange[]): string {
  return changes.map(({ field }) => FIELDS[field] ?? field).join(', ')
}

function priceChange({ field, from, to }: FieldChange): string {
  const money = field.endsWith('_cents') ? formatUsd : formatInr
  return `${FIELDS[field] ?? field} ${money(Number(from))} → ${money(Number(to))}`
}
