// The next steps of an astrologer, the most valuable first. Pure.

export type StepId = 'approval' | 'photo' | 'hours' | 'phone' | 'online' | 'reviews' | 'messages' | 'unread'

/** Facts about the astrologer; null if a step does not apply. */
export type StepFacts = {
  /** Null if the astrologer may work. */
  held: 'awaiting' | 'suspended' | null
  photo: boolean
  hours: boolean
  /** True once the phone is verified; null if the platform makes no phone calls. */
  phone: boolean | null
  online: boolean
  unansweredReviews: number
  /** Unanswered free messages after consultations. */
  messages: { count: number; oldest: string | null }
  /** Ended chats with unread messages, and the newest one. */
  unread: { count: number; newest: string | null }
}

export type Step = { id: StepId; done: boolean; what: string; why: string; act: string | null; to: string }

const PROFILE = '/dashboard/astrologer/profile'
const AVAILABILITY = '/dashboard/astrologer/availability'

function allSteps(facts: StepFacts): Step[] {
  const reviews = facts.unansweredReviews
  const { count: messages, oldest } = facts.messages
  const { count: unread, newest } = facts.unread
  return [
    {
      id: 'unread',
      done: unread === 0,
      act: 'Read',
      to: unread === 1 ? `/dashboard/astrologer/chat/${newest}` : '/dashboard/astrologer/chats',
      what: unread === 1 ? 'Read what a client wrote last' : `Read what ${unread} clients wrote last`,
      why: 'The session ended before you had read it.',
    },
    {
      id: 'messages',
      done: messages === 0,
      act: 'Answer',
      to: `/receipts/${oldest}#follow-up`,
      what: messages === 1 ? 'Answer a client’s message' : `Answer ${messages} messages of clients`,
      why: 'After a session a client may ask once more; one answer each, nothing is billed.',
    },
    {
      id: 'approval',
      done: facts.held === null,
      act: null,
      to: PROFILE,
      what: 'Be approved',
      why: 'We look at each registration ourselves. A full profile helps.',
    },
    {
      id: 'photo',
      done: facts.photo,
      act: 'Choose a photo',
      to: PROFILE,
      what: 'Add a photo',
      why: 'Clients look at it first in the list.',
    },
    {
      id: 'hours',
      done: facts.hours,
      act: facts.held ? null : 'Set hours',
      to: AVAILABILITY,
      what: 'Set your weekly hours',
      why: 'Clients see them on your profile, and you can go online by them.',
    },
    {
      id: 'phone',
      done: facts.phone !== false,
      act: 'Verify',
      to: PROFILE,
      what: 'Verify your phone',
      why: 'Calls then reach you without an open tab, and your number stays hidden.',
    },
    {
      id: 'online',
      done: facts.online,
      act: facts.held ? null : 'Go online',
      to: AVAILABILITY,
      what: 'Go online',
      why: facts.held
        ? 'You can do so once your registration is approved.'
        : 'Only those who are online can be asked, and they stand first in the list.',
    },
    {
      id: 'reviews',
      done: reviews === 0,
      act: 'Answer',
      to: '/dashboard/astrologer/reviews',
      what: reviews === 1 ? 'Answer a review' : `Answer ${reviews} reviews`,
      why: 'Your answer appears below it on your profile.',
    },
  ]
}

/** Answers require the approval; a suspended astrologer can only read. */
function mayBeTaken(id: StepId, { held, phone }: StepFacts): boolean {
  if (id === 'phone' && phone === null) return false
  if (held === 'suspended') return id === 'unread'
  return held === null || (id !== 'reviews' && id !== 'messages')
}

/** A newcomer sees all steps, including finished ones; later only open ones, without going online. */
export function stepsFor(facts: StepFacts, newcomer: boolean): Step[] {
  const concerned = allSteps(facts).filter(({ id }) => mayBeTaken(id, facts))
  if (newcomer) return concerned.filter(({ id }) => id !== 'reviews' && id !== 'messages' && id !== 'unread')
  return concerned.filter(({ id, done }) => !done && id !== 'online')
}
