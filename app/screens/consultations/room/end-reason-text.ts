import { texts } from '#app/language/texts.ts'
import { type EndReason, KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import { endLabelHindi, endLabelsHindi, endSentenceHindi, kindHindi } from './end-reason-text.hi.ts'

/** The kinds of consultations. */
const kindEnglish = KIND_NAMES

type Names = { user: string; astrologer: string }
/** `side` is the reader's; `endedBy` is the side whose phone was the reason. */
export type End = {
  reason: EndReason | string | null
  side: 'user' | 'astrologer' | 'admin'
  names: Names
  endedBy?: string | null
}

/** Why a consultation ended, as a sentence. */
function endSentenceEnglish({ reason, side, names, endedBy = null }: End): string {
  const who = (party: 'user' | 'astrologer') => (party === side ? 'you' : names[party])
  const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const phone = endedBy === 'user' || endedBy === 'astrologer' ? endedBy : null
  switch (reason) {
    case 'user_ended':
      return `Ended by ${who('user')}.`
    case 'astrologer_ended':
      return `Ended by ${who('astrologer')}.`
    case 'funds_exhausted':
      return 'Ended automatically: the money set aside was used up.'
    case 'insufficient_funds':
      return side === 'astrologer'
        ? `It could not start: ${names.user} could no longer pay for it.`
        : 'It could not start: there was not enough money in the wallet.'
    case 'limit_reached':
      return `${side === 'user' ? 'Your' : 'The client’s'} monthly spending limit was reached.`
    case 'no_answer':
      if (phone) return `${cap(who(phone))} did not answer the phone.`
      return `${cap(who('astrologer'))} did not answer within 45 seconds.`
    case 'rejected':
      return `${cap(who('astrologer'))} could not take it just then.`
    case 'cancelled':
      if (endedBy === 'system') return `Cancelled automatically: ${who('user')} left before it was answered.`
      return `Cancelled by ${who('user')} before it was answered.`
    case 'busy':
      if (phone) return phone === side ? 'Your phone was busy.' : `The phone of ${names[phone]} was busy.`
      return `${cap(who('astrologer'))} ${side === 'astrologer' ? 'were' : 'was'} busy.`
    case 'failed':
      return 'It could not be connected.'
    case 'connection_lost':
      return lostSentence(
        endedBy === 'user' || endedBy === 'astrologer' ? (endedBy === side ? 'you' : names[endedBy]) : null,
      )
    case 'admin_ended':
      return 'Ended by our support team.'
    case 'account_closed':
      return 'Ended because an account was closed.'
    case 'free_minutes_over':
      return 'The free minutes were over, and nobody said yes to more. Nothing was charged.'
    default:
      return 'Ended.'
  }
}

/** A closed page and a failed network have the same text, because the server cannot reliably distinguish them. */
function lostSentence(who: string | null): string {
  if (who === null) return 'The connection was lost.'
  const whose = who === 'you' ? 'Your line was lost' : `The line of ${who} was lost`
  return `${whose}: the page was closed or had no connection for too long.`
}

/** End reason in two or three words, for the tables of one side. */
function endLabelEnglish(reason: EndReason, side: 'user' | 'astrologer'): string {
  return reason === `${side}_ended` ? 'Ended by you' : endLabelsEnglish[reason]
}

/** For other readers, such as admins. */
const endLabelsEnglish: Record<EndReason, string> = {
  user_ended: 'Ended by client',
  astrologer_ended: 'Ended by astrologer',
  funds_exhausted: 'Money used up',
  insufficient_funds: 'Not enough money',
  limit_reached: 'Monthly limit reached',
  no_answer: 'No answer',
  rejected: 'Not taken',
  cancelled: 'Cancelled',
  busy: 'Busy',
  failed: 'Not connected',
  connection_lost: 'Connection lost',
  admin_ended: 'Ended by support',
  account_closed: 'Account closed',
  free_minutes_over: 'Free minutes over',
}

export const kindTexts = texts({ en: kindEnglish, hi: kindHindi })
export const endSentenceTexts = texts({ en: endSentenceEnglish, hi: endSentenceHindi })
export const endLabelTexts = texts({ en: endLabelEnglish, hi: endLabelHindi })
export const endLabelsTexts = texts({ en: endLabelsEnglish, hi: endLabelsHindi })
