// The account’s own data, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { profileText as English } from './profile-form-text.ts'

export const profileText: Translated<typeof English> = {
  title: 'मेरी प्रोफ़ाइल',
  account: 'खाता',
  save: 'सहेजें',
  saved: 'आपकी प्रोफ़ाइल सहेज ली गई है।',
  zone: 'समय क्षेत्र',
  zoneHint: 'बुक किए गए समय के संदेश इसी घड़ी के अनुसार होते हैं।',
  emailHint: 'आपका ई-मेल ही आपका लॉग इन है और यहाँ बदला नहीं जा सकता।',
}
