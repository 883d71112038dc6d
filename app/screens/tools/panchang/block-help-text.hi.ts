// The explanation beside each block of the panchang page, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { blockHelpText as English, noSunText as EnglishNoSun } from './block-help-text.ts'

export const noSunText: Translated<typeof EnglishNoSun> = {
  reason: 'इस दिन यहाँ सूर्य का उदय या अस्त नहीं होता। जो कुछ सूर्योदय पर निर्भर है, वह माध्य सौर समय के सुबह छह बजे से गिना जाता है।',
}

export const blockHelpText: Translated<typeof English> = {
  glance:
    'हर पंक्ति दिन का एक अंग है, समय के अनुपात में खिंची हुई। रेखा अभी का समय दिखाती है। नीचे की तालिकाएँ यही समय शब्दों में देती हैं।',
  elements:
    'तिथि: सूर्य से चंद्रमा का कोण, 12° के चरणों में। नक्षत्र: 27 नक्षत्रों में चंद्रमा का स्थान। योग: सूर्य और चंद्रमा का जोड़। करण: आधी तिथि।',

  calendars:
    'अलग-अलग कैलेंडर इस दिन को क्या कहते हैं: अमावस्या या पूर्णिमा पर समाप्त होने वाले चांद्र मास, संवत, ऋतुएँ। जहाँ दो परंपराएँ अलग हैं, वहाँ दोनों दी गई हैं।',
}
