// The results of the tools that share a page. One file of them: parts of it in files of their own would lengthen the
// lists of files that the first loads of this page and of the match carry. What casts the chart is loaded with it anyway.
import '#app/births/read-typed-birth.ts'

export { default as KpResult } from '#app/screens/kp/kp-result.tsx'
export { default as AdvancedResult } from '#app/screens/kundli/advanced/advanced-result.tsx'
export { default as KundliResult } from '#app/screens/kundli/result/result.tsx'
export { default as RectificationResult } from '#app/screens/rectification/rectification-result.tsx'
export { default as VarshaResult } from '#app/screens/varshaphala/varsha-result.tsx'
