/** A sentence of a result, in a card. The print sheets know it by `kline`. */
export const resultLineClass = 'kline mt-2.5 leading-[1.55]'
