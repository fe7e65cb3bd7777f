export const overviewFieldOfView = 34
/** A long lens, as for any furniture on white: uprights stay nearly upright. */
export const articleFieldOfView = 16
/** No panel lies over a picture. */
export const noInsets = { top: 0, right: 0, bottom: 0, left: 0 }
