// The lowest prices that the platform allows.
export const lowestPricesText = {
  one: (price: string) => `The lowest price is ${price} a minute.`,
  two: (chat: string, call: string) => `The lowest price is ${chat} a minute for chats and ${call} for calls.`,
} as const
