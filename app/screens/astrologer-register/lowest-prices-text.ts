// Text about the lowest prices that the platform allows.
import { texts } from '#app/language/texts.ts'

export const lowestPricesTexts = texts({
  en: {
    one: (price: string) => `The lowest price is ${price} a minute.`,
    two: (chat: string, call: string) => `The lowest price is ${chat} a minute for chats and ${call} for calls.`,
  },
  hi: {
    one: (price) => `सबसे कम दर ${price} प्रति मिनट है।`,
    two: (chat, call) => `सबसे कम दर चैट के लिए ${chat} प्रति मिनट और कॉल के लिए ${call} है।`,
  },
})
