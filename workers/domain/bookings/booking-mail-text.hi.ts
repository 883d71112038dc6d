// Messages about bookings, in Hindi.
import type { bookingMailEnglish } from './booking-mail-text.ts'

// Latin digits, as on the Hindi screens, because readers know them from money and clocks.
const LOCALE = 'hi-IN-u-nu-latn'

const booked: (typeof bookingMailEnglish)['news']['booked']['user'] = ({ name, when }) => ({
  title: `${name} ने समय बुक किया है`,
  body: `${when}। तब ऑनलाइन रहें; ${name} आपको अनुरोध भेजेंगे।`,
})

export const bookingMailHindi: typeof bookingMailEnglish = {
  when: (at, timeZone) => {
    const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    const words = (form: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(LOCALE, { ...form, timeZone }).format(at)
    return `${words(day)}, ${words(time)}`
  },
  calendar: 'आपके कैलेंडर के लिए',
  bookings: 'अपनी बुकिंग खोलें',
  profile: 'प्रोफ़ाइल खोलें',
  session: (name) => `${name} के साथ परामर्श`,
  news: {
    booked: { user: booked, astrologer: booked },
    cancelled: {
      user: ({ name, when }) => ({
        title: `${name} ने समय रद्द किया है`,
        body: `${when} का आपका समय रद्द हो गया है। आप दूसरा समय बुक कर सकते हैं।`,
      }),
      astrologer: ({ name, when }) => ({
        title: `${name} ने समय रद्द किया है`,
        body: `${when} का समय फिर ख़ाली है।`,
      }),
    },
    tomorrow: {
      user: ({ name, when }) => ({
        title: `कल ${name} के साथ`,
        body: `${when}। परामर्श से पहले कोई राशि नहीं रोकी जाती।`,
      }),
      astrologer: ({ name, when }) => ({ title: `कल ${name} के साथ`, body: `${when}। तब ऑनलाइन रहें।` }),
    },
    soon: {
      user: ({ name, when }) => ({
        title: `10 मिनट में ${name} के साथ`,
        body: `${when}। शुरू करने के लिए प्रोफ़ाइल खोलें: समय तीन मिनट तक आपके लिए रखा जाता है।`,
      }),
      astrologer: ({ name, when }) => ({
        title: `10 मिनट में ${name} के साथ`,
        body: `${when}। ऑनलाइन रहें, ताकि ${name} आपको अनुरोध भेज सकें।`,
      }),
    },
    client_missed: {
      user: ({ name, when }) => ({
        title: `${name} के साथ आपका समय छूट गया`,
        body: `${when}। यह आपके खाते में गिना जाएगा; दो समय छूटने पर बुकिंग एक हफ़्ते के लिए बंद हो जाती है।`,
      }),
      astrologer: ({ name, when }) => ({
        title: `${name} नहीं आए`,
        body: `${when} का समय ग्राहक की ओर से छूटा माना जाएगा।`,
      }),
    },
    astrologer_missed: {
      user: ({ name, when }) => ({
        title: `${name} उपलब्ध नहीं थे`,
        body: `${when} का समय ज्योतिषी की ओर से छूटा माना जाएगा। हमें खेद है।`,
      }),
      astrologer: ({ name, when }) => ({
        title: `${name} के साथ आपका समय छूट गया`,
        body: `${when}। यह आपके खाते में गिना जाएगा।`,
      }),
    },
  },
}
