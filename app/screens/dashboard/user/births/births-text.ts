import { MONTHS } from '#app/screens/tools/birth/read-date.ts'
import { certaintyLabel, UNKNOWN_MINUTES } from '#app/screens/tools/birth/read-time.ts'
import type { Relation, WireBirthProfile } from '#workers/contract/birth-profiles.ts'

export const RELATION_NAMES: Record<Relation, string> = {
  self: 'Myself',
  partner: 'Partner',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Brother or sister',
  friend: 'Friend',
  other: 'Someone else',
}

export const GENDER_NAMES = { female: 'Female', male: 'Male', other: 'Other' } as const

export const birthsText = {
  title: 'Birth profiles',
  lead: 'Yours and your family’s, for every tool and for consultations.',
  add: 'Add a birth',
  newTitle: 'Add a birth',
  editTitle: (name: string) => `Birth of ${name}`,
  privacy:
    'Only you see these. An astrologer sees one only when you attach it to a session, and only until that session ends.',
  export: 'Download as a file',
  empty: 'No birth saved yet',
  emptyText: 'Save your own once, and every chart, match and horoscope starts from it.',
  saved: (name: string) => `The birth of ${name} is saved.`,
  deleted: 'The birth is deleted.',
  name: 'Name',
  who: 'Who is this?',
  gender: 'Gender',
  optional: 'optional',
  noGender: 'Not given',
  born: 'Born',
  place: 'Place',
  edit: 'Edit',
  editName: (name: string) => `Edit the birth of ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  reading: 'Which reading of the clock?',
  readings: [
    { value: '', label: 'Please choose' },
    { value: 'earlier', label: 'The earlier moment' },
    { value: 'later', label: 'The later moment' },
  ],
  remove: 'Delete this birth',
  removeText: 'It is deleted at once, also from sessions that it was attached to. This cannot be undone.',
  removeNow: (name: string) => `Delete the birth of ${name}`,
} as const

/** bornOn({ date: "1943-06-01", time: "04:05:06", … }) = "1 June 1943, 04:05:06". */
export function bornOn({ date, time }: Pick<WireBirthProfile, 'date' | 'time'>): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const clock = time === null ? 'time unknown' : time.endsWith(':00') ? time.slice(0, 5) : time
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${Number(year)}, ${clock}`
}

/** How sure the time is, where there is something to say. */
export function sureness(minutes: number): string | null {
  return minutes > 0 && minutes < UNKNOWN_MINUTES ? certaintyLabel(minutes) : null
}
