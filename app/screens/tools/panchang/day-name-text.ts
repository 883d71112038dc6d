// Names in the tables of a day that no other page has: deities, and the yogas of Ananda. The server writes them.
import { named } from '../shared/name-text.ts'

export const dayName = (id: string) => named(id)
