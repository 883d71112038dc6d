import { HOUR } from './durations.ts'

/** Posts of a form that one network may send. */
export type FormLimit = { name: string; limit: number; windowMs: number }

export const CONTACT_LIMIT: FormLimit = { name: 'contact', limit: 10, windowMs: HOUR }
export const NEWSLETTER_LIMIT: FormLimit = { name: 'newsletter', limit: 20, windowMs: HOUR }
