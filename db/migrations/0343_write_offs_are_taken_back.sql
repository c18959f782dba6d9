-- What is written off is above zero; the row that takes one back is below.
alter table write_offs drop constraint written_off_positive;
alter table write_offs add constraint written_off_positive check (
  case when undoes_id is null then amount > 0 and gst >= 0 else amount < 0 and gst <= 0 end);
