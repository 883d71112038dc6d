import { CHART_STYLES, type ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import { store } from '#app/auth/browser-login.ts'
import { keepChoice } from '#app/auth/storage.ts'

const KEY = 'chart_style'

/** The style of charts that this reader chose, kept in the browser; at first the North Indian one. */
export function chosenStyle(): ChartStyle {
  const known = store.getItem(KEY)
  return CHART_STYLES.find((each) => each === known) ?? 'north'
}

export function chooseStyle(style: ChartStyle): void {
  keepChoice(store, KEY, style)
}
