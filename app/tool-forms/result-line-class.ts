/** A sentence of a result, in a card. The print stylesheets select it by `result-line`. */
export const resultLineClass = 'result-line mt-2.5 leading-[1.55]'
