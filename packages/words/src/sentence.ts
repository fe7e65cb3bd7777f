/**
 * Marks an English sentence that is translated where it is shown, not where it is written. It returns
 * what it is given; the test for completeness finds it by this name.
 */
export function sentence<Text extends string>(text: Text): Text {
  return text
}
