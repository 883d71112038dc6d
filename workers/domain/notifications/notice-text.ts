// The texts of notices. `name`: of the other side; for a ring, of the client.

import { KIND_NAMES, type Kind } from '#workers/contract/consultations/consultation-states.ts'
import { texts } from '#workers/contract/text/texts.ts'
import { noticeHindi } from './notice-text.hi.ts'

export type ChatOrCall = 'chat' | 'call'
type Words = { title: string; body: string }

export const noticeEnglish = {
  incoming: { chat: 'Incoming Chat', call: 'Incoming Call' } as Record<ChatOrCall, string>,
  asks: (name: string, kind: Kind) => `${name} asks for a ${KIND_NAMES[kind].toLowerCase()}. Open to answer.`,
  /** A ring that is over. */
  ringOver: {
    accepted: { chat: 'Answered on another device', call: 'Answered on another device' },
    missed: { chat: 'Missed chat', call: 'Missed call' },
    cancelled: { chat: 'Chat cancelled', call: 'Call cancelled' },
    ended: { chat: 'Chat ended', call: 'Call ended' },
  } as Record<'accepted' | 'missed' | 'cancelled' | 'ended', Record<ChatOrCall, string>>,
  accepted: { chat: 'Chat accepted', call: 'Call accepted' } as Record<ChatOrCall, string>,
  waits: (name: string) => `${name} is waiting for you.`,
  progress: {
    connecting: (name: string): Words => ({ title: 'Connecting', body: `${name} is being connected.` }),
    started: (name: string): Words => ({ title: 'Call started', body: `The meter runs with ${name}.` }),
    going_on: (name: string): Words => ({
      title: 'Call in progress',
      body: `The call with ${name} goes on by phone. Open to see its cost, or to end it.`,
    }),
  },
  ends: {
    failed: { chat: 'Chat failed', call: 'Call failed' },
    unanswered: { chat: 'Chat not answered', call: 'Call not answered' },
    untaken: { chat: 'Chat not taken', call: 'Call not taken' },
    cancelled: { chat: 'Chat cancelled', call: 'Call cancelled' },
    ended: { chat: 'Chat ended', call: 'Call ended' },
  } as Record<'failed' | 'unanswered' | 'untaken' | 'cancelled' | 'ended', Record<ChatOrCall, string>>,
  why: {
    failed: (_name: string) => 'It could not be connected.',
    no_answer: (name: string) => `${name} did not answer.`,
    rejected: (name: string) => `${name} could not take it just then.`,
    cancelled: (name: string) => `${name} had not answered yet.`,
    busy: (name: string) => `${name} was busy.`,
    insufficient_funds: (_name: string) => 'There was not enough money in the wallet.',
    limit_reached: (_name: string) => 'Your monthly spending limit was reached.',
    connection_lost: (_name: string) => 'The connection was lost.',
    funds_exhausted: (_name: string) => 'The money set aside was used up.',
    own_phone_unanswered: (_name: string) => 'Your phone was not answered.',
    own_phone_busy: (_name: string) => 'Your phone was busy.',
    over: (name: string) => `The session with ${name} is over.`,
  },
  wrote: (name: string) => `${name} wrote to you`,
  line: {
    turn: (name: string): Words => ({
      title: `${name} is free for you`,
      body: 'It is your turn for two minutes. Open to start.',
    }),
    passed: (name: string): Words => ({
      title: 'Your turn has passed',
      body: `You can join the line of ${name} again.`,
    }),
    over: (name: string): Words => ({
      title: `${name} went offline`,
      body: 'The line has ended. Nothing was charged.',
    }),
  },
  online: (name: string): Words => ({
    title: `${name} is online`,
    body: 'You follow this astrologer. Open to start a session.',
  }),
} as const

export const noticeTexts = texts({ en: noticeEnglish, hi: noticeHindi })
