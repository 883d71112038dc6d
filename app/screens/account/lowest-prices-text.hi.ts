// The lowest prices that the platform allows, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { lowestPricesText as English } from './lowest-prices-text.ts'

export const lowestPricesText: Translated<typeof English> = {
  one: (price) => `सबसे कम दर ${price} प्रति मिनट है।`,
  two: (chat, call) => `सबसे कम दर चैट के लिए ${chat} प्रति मिनट और कॉल के लिए ${call} है।`,
}
