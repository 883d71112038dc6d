// The longest names that people bear: a name is cut off where there is least room for it.
import type { TestServer } from '#tests/support/servers/server.ts'

/** Long words that a browser breaks only where it must. */
export const HER = 'श्रीमतीवेंकटलक्ष्मीनरसिंहम्मा कृष्णमूर्तिसुब्रह्मण्यम्'
export const HIM = 'चिरंजीवीवेंकटनरसिंहराजुवारि सत्यनारायणशास्त्री'

export async function giveLongNames({ db }: TestServer) {
  await db.batch([
    db.prepare('UPDATE user SET full_name = ?').bind(HER),
    db.prepare('UPDATE birth_profile SET name = ?').bind(HIM),
  ])
}
