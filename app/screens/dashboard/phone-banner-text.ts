import { texts } from '#app/language/texts.ts'

export const phoneBannerTexts = texts({
  en: {
    title: 'Please verify a phone number again',
    causes: {
      shared: 'Another account has verified your number before this one, and a number belongs to one account.',
      invalid: 'By the rules of its country your number does not exist.',
    },
    until: {
      user: 'Until you verify one, there are no phone calls, free minutes and booked times for you.',
      astrologer: 'Until you verify one, no phone of yours is rung.',
    },
    verify: 'Verify a number',
  },
  hi: {
    title: 'कृपया फ़ोन नंबर फिर से सत्यापित करें',
    causes: {
      shared: 'आपका नंबर किसी दूसरे खाते ने इस खाते से पहले सत्यापित किया है, और एक नंबर एक ही खाते का होता है।',
      invalid: 'अपने देश के नियमों के अनुसार आपका नंबर मौजूद नहीं है।',
    },
    until: {
      user: 'जब तक आप कोई नंबर सत्यापित नहीं करते, फ़ोन कॉल, मुफ़्त मिनट और समय की बुकिंग उपलब्ध नहीं हैं।',
      astrologer: 'जब तक आप कोई नंबर सत्यापित नहीं करते, आपके किसी फ़ोन पर घंटी नहीं होगी।',
    },
    verify: 'नंबर सत्यापित करें',
  },
})
