/** The keys of an input method are its own. Safari ends the word before its last key: that one has the code 229. */
export function isComposing({ nativeEvent }: { nativeEvent: { isComposing: boolean; keyCode: number } }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
