import type { ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import { useEffect, useState } from 'react'
import { chooseStyle, chosenStyle } from './chart-style.ts'

/** The reader's own chart style. */
export function useChartStyle(): [ChartStyle, (style: ChartStyle) => void] {
  const [style, setStyle] = useState<ChartStyle>('north')
  useEffect(() => setStyle(chosenStyle()), [])
  return [
    style,
    (next) => {
      setStyle(next)
      chooseStyle(next)
    },
  ]
}
