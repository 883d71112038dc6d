import { CHART_STYLES, type ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import { store } from '#app/login-state/browser-login.ts'
import { keepChoice } from '#app/login-state/login-storage.ts'

const KEY = 'chart_style'

/** The chart style stored in this browser; the default is North Indian. */
export function chosenStyle(): ChartStyle {
  const known = store.getItem(KEY)
  return CHART_STYLES.find((each) => each === known) ?? 'north'
}

export function chooseStyle(style: ChartStyle): void {
  keepChoice(store, KEY, style)
}
