/** Marks an English sentence that is translated where it is shown; the test for completeness finds it by this name. */
export function sentence<Text extends string>(text: Text): Text {
  return text
}
