// "What is this?" for the blocks of the page: two sentences each. Part of the page's data, not of the client bundle.
import { texts } from '#app/language/texts.ts'

export const noSunTexts = texts({
  en: {
    reason:
      'The Sun does not rise or set here on this day. What hangs on sunrise is reckoned from six o’clock of mean solar time.',
  },
  hi: {
    reason:
      'इस दिन यहाँ सूर्य का उदय या अस्त नहीं होता। जो कुछ सूर्योदय पर निर्भर है, वह माध्य सौर समय के सुबह छह बजे से गिना जाता है।',
  },
})

export const blockHelpTexts = texts({
  en: {
    glance:
      'Each row is one element of the day, drawn to time. The line marks now. The tables below give the same times in words.',
    elements:
      'Tithi: the angle of the Moon from the Sun, in steps of 12°. Nakshatra: the Moon among 27 stars. Yoga: Sun and Moon added. Karana: half a tithi.',

    calendars:
      'How different calendars name this day: lunar months that end with the new or the full Moon, eras, seasons. Where two schools differ, both stand here.',
  },
  hi: {
    glance:
      'हर पंक्ति दिन का एक अंग है, समय के अनुपात में खिंची हुई। रेखा अभी का समय दिखाती है। नीचे की तालिकाएँ यही समय शब्दों में देती हैं।',
    elements:
      'तिथि: सूर्य से चंद्रमा का कोण, 12° के चरणों में। नक्षत्र: 27 नक्षत्रों में चंद्रमा का स्थान। योग: सूर्य और चंद्रमा का जोड़। करण: आधी तिथि।',

    calendars:
      'अलग-अलग कैलेंडर इस दिन को क्या कहते हैं: अमावस्या या पूर्णिमा पर समाप्त होने वाले चांद्र मास, संवत, ऋतुएँ। जहाँ दो परंपराएँ अलग हैं, वहाँ दोनों दी गई हैं।',
  },
})
