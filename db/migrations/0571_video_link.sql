alter table appointments add column video_link text;
