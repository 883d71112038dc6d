/** Where the browser keeps its reader's style of charts. */
export const CHART_STYLE_KEY = 'chart_style'
