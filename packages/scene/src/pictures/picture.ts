export {
  type ArticlePicture,
  createPictureStage,
  type PictureFrame,
  type PictureStage,
  type PictureView,
  type RoomPicture,
} from './picture-stage.ts'
