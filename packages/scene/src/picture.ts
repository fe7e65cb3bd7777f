export {
  createPictureStage,
  type PictureRequest,
  type PictureStage,
  type PictureView,
} from './picture-stage.ts'
