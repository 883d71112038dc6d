/** True during IME composition. Safari ends the composition before its last key event, which has the code 229. */
export function isComposing({ nativeEvent }: { nativeEvent: { isComposing: boolean; keyCode: number } }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
